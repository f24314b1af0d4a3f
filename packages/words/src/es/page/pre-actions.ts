/** What one decides before it is one's turn. */
export const preActions = {
  title: 'Antes de tu turno',
  says: {
    'check-fold': 'Pasar o retirarme',
    check: 'Pasar',
    'call-any': 'Pasar o igualar lo que sea',
    'fold-to-any': 'Pasar o retirarme hasta el final',
  },
  call: (money: string): string => `Igualar ${money}`,
  dropped: (what: string): string => `Ya no vale “${what}”: cambió la situación.`,
}

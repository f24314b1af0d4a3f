/** What one decides before it is one's turn. */
export const preActions = {
  title: 'Before your turn',
  says: {
    'check-fold': 'Check or fold',
    check: 'Check',
    'call-any': 'Check or call any bet',
    'fold-to-any': 'Check or fold to the end',
  },
  call: (money: string): string => `Call ${money}`,
  dropped: (what: string): string => `“${what}” is off: the situation has changed.`,
}

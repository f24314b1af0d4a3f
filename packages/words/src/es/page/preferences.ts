/** How the table looks for one person. */
export const preferences = {
  title: 'Preferencias',
  lead: 'Se guardan en este navegador, para todas las mesas.',
  deck: 'Colores de los palos',
  decks: { two: 'dos: rojo y negro', four: 'cuatro: ♠ negro, ♥ rojo, ♦ azul, ♣ verde' },
  cards: 'Cartas',
  sizes: { usual: 'normales', big: 'grandes, con índices grandes' },
  backs: 'Reverso de las cartas',
  backColours: { house: 'como los tiene la casa', blue: 'azul', green: 'verde', black: 'negro' },
  hand: 'Botones',
  hands: { right: 'para la mano derecha', left: 'para la mano izquierda' },
}

/** How the table looks for one person. */
export const preferences = {
  title: 'Preferences',
  lead: 'Kept in this browser, for every table.',
  deck: 'Colours of the suits',
  decks: { two: 'two: red and black', four: 'four: ♠ black, ♥ red, ♦ blue, ♣ green' },
  cards: 'Cards',
  sizes: { usual: 'usual', big: 'big, with large signs' },
  backs: 'Backs of the cards',
  backColours: { house: 'as the house has them', blue: 'blue', green: 'green', black: 'black' },
  hand: 'Buttons',
  hands: { right: 'for the right hand', left: 'for the left hand' },
}

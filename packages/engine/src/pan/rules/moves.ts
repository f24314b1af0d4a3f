/** The moves of Pan as a record writes them. `draw` and `discard` are written even where there is no choice. */
export const panMoves: Readonly<Record<string, string>> = {
  in: 'plays the hand',
  pass: 'throws the hand in and loses the tops',
  draw: 'turns the top card of the deck; again, where the first card may be replaced',
  take: 'takes the option card, to use it at once',
  'meld CARDS': 'lays a new meld; cards that the hand lacks are borrowed from melds that can spare them',
  'add CARD to MELD': 'adds a card to an own meld, by its number from 1',
  'move CARD to MELD': 'moves a card that another own meld can spare',
  'collect [CENTS]': 'calls for what the melds pay; less than that is short pay, the same from everybody',
  'discard CARD': 'throws a card away and ends the turn',
  'force SEAT': 'makes that seat take the option card, or the out card that it throws away',
}

/** A word of the trade: how it is written in a list, by which words it is found in a sentence, and what it means. */
export interface TermWords {
  readonly word: string
  readonly forms: readonly string[]
  readonly means: string
}

const term = (word: string, means: string, ...forms: string[]): TermWords => ({
  word,
  means,
  forms: [word.toLowerCase(), ...forms],
})

/** The words of the trade that rule sheets and lessons use. */
export const terms = {
  title: 'Words of the trade',
  lead: 'What card players and the filings mean by their words.',
  whatIs: (word: string): string => `What is meant by “${word}”?`,
  all: 'All words of the trade',
  search: 'Find a word',
  none: 'No such word is listed.',
  words: {
    'player-dealer': term(
      'Player-dealer',
      'The player whose chips stand against everybody’s wagers in this round. The house never does: it only deals and collects. The position is offered around the table.',
      'player-dealer’s',
    ),
    'house-dealer': term(
      'House dealer',
      'The card room’s employee who deals, settles the wagers and takes the collection, and has no wager in the game.',
      'house dealer’s',
    ),
    wager: term('Wager', 'Chips put on a spot before the deal, or when the rules ask for them.', 'wagers'),
    'bonus-bet': term(
      'Bonus bet',
      'A side wager on what a hand will be, paid by a table of its own.',
      'bonus bets',
      'bonus wager',
      'side bet',
    ),
    collection: term(
      'Collection',
      'The fee that the card room takes for the seat: a posted amount by hand, by wager or by the half hour, never a share of what is won.',
      'collections',
    ),
    'schedule-option': term(
      'Schedule option',
      'One of the filed ways in which a room may charge its collection at a table.',
      'schedule options',
    ),
    'table-limit': term(
      'Table limit',
      'The least and the most that may be wagered at a table.',
      'table limits',
    ),
    'back-line': term(
      'Back-line bet',
      'A wager on somebody else’s hand, made from behind that seat. Who sits there plays the hand.',
      'back-line bets',
      'back line',
      'back-line bettors',
      'back-line',
    ),
    cover: term(
      'Cover',
      'Wagers play only as far as the player-dealer’s own wager reaches; what it does not cover goes back.',
      'covers',
      'covered',
    ),
    qualify: term(
      'Qualify',
      'The least hand with which the player-dealer, or a low hand, is in the game at all.',
      'qualifies',
      'qualifier',
      'qualified',
    ),
    'house-way': term('House way', 'The filed way in which the house sets or plays a hand for you.'),
    foul: term('Foul hand', 'A hand that was set or held against the rules: it loses.', 'foul', 'fouled'),
    burn: term(
      'Burn',
      'A card taken off the deck unseen before cards are dealt.',
      'burned',
      'burns',
      'burn card',
    ),
    muck: term('Muck', 'To throw a hand away unseen; the pile of such cards.', 'mucks', 'mucked'),
    stub: term('Stub', 'The cards that are left of the deck once a deal is over.'),
    misdeal: term(
      'Misdeal',
      'A deal that does not count: the wagers stay or go back, and it is dealt again.',
      'misdealt',
    ),
    'boxed-card': term('Boxed card', 'A card that lies face up in the deck.', 'boxed', 'boxed cards'),
    'exposed-card': term('Exposed card', 'A card that was seen though it belongs face down.', 'exposed'),
    shoe: term('Shoe', 'The box from which several decks are dealt, until its cut card comes out.'),
    'cut-card': term(
      'Cut card',
      'The plastic card in the shoe: when it comes out, the cards are shuffled after the round.',
    ),
    blind: term(
      'Blind',
      'A bet that the players at the button’s left must make before the deal.',
      'blinds',
      'big blind',
      'small blind',
    ),
    ante: term('Ante', 'Chips that are put in before the deal by everybody who plays the hand.', 'antes'),
    'bring-in': term(
      'Bring-in',
      'The forced bet by which the first round of betting in stud is opened.',
      'brings it in',
    ),
    straddle: term(
      'Straddle',
      'A voluntary blind of twice the big blind, made before the deal.',
      'straddles',
    ),
    kill: term('Kill', 'A larger blind for which the limits of the hand go up.', 'killed', 'kills', 'killer'),
    leg: term('Leg', 'A pot won in a row: with enough of them the next pot is killed.', 'legs'),
    button: term(
      'Dealer button',
      'The disc that marks whose turn it is to be dealer, hand by hand.',
      'button',
    ),
    'hole-cards': term(
      'Hole cards',
      'The cards dealt face down to a player.',
      'hole card',
      'down cards',
      'down card',
    ),
    board: term(
      'Board',
      'The open cards in the middle that everybody plays with.',
      'boards',
      'community cards',
    ),
    flop: term('Flop', 'The first three cards of the board.'),
    turn: term('Turn card', 'The fourth card of the board.', 'fourth street'),
    river: term('River', 'The last card of the board.'),
    street: term('Street', 'A part of a hand: cards are dealt, then there is a round of betting.', 'streets'),
    'up-card': term('Up card', 'A card dealt face up.', 'up cards', 'door card'),
    'all-in': term(
      'All in',
      'With all one’s chips in the pot: one can win as much from each as one has put in.',
      'all-in',
    ),
    'string-raise': term(
      'String raise',
      'A raise in two motions. It counts only as the first of them.',
      'string raises',
    ),
    showdown: term('Showdown', 'When the betting is over, the hands are turned over and compared.'),
    'odd-chip': term('Odd chip', 'What is left when a pot cannot be divided evenly.', 'odd chips'),
    'hi-lo': term('Hi-lo split', 'The best high hand and the best low hand share the pot.', 'hi-lo', 'hi lo'),
    'eight-or-better': term('Eight or better', 'A low hand needs five different cards of eight or lower.'),
    bust: term('Bust', 'A total beyond the highest that counts.', 'busts'),
    surrender: term('Surrender', 'To give up half of the wager and end the hand.'),
    insurance: term('Insurance', 'A side wager that the player-dealer has a natural.'),
    meld: term('Meld', 'Three or more cards that belong together, laid on the table.', 'melds'),
    envy: term(
      'Envy bonus',
      'A prize for those who bet a bonus, when somebody else gets a rare hand.',
      'envy',
    ),
    circle: term(
      'Circle',
      'A betting place on the cloth; where nobody sits, another player may bet it.',
      'circles',
    ),
    push: term('Push', 'Nobody wins: the wager goes back.', 'pushes'),
    'odds-to': term(
      'Pays 8 to 1',
      'Eight chips are won for each one wagered, and that one comes back.',
      'to 1',
    ),
    reading: term('Reading', 'How the house reads a point that a filing leaves open.', 'readings'),
    incident: term(
      'Incident',
      'Something that went wrong at the table, for which the filing has a rule.',
      'incidents',
    ),
    floor: term(
      'Floor',
      'Whoever decides for the house at the tables when something went wrong.',
      'floor person',
    ),
    'house-edge': term('Edge', 'What the other side gains on average, as a part of each wager.'),
  } satisfies Record<string, TermWords>,
}

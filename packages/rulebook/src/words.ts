import type { Cite, Word } from '@cardroom/engine'

/** Words that carry a rule in several filings; each filing has its own lines. */

const word =
  (name: string, means: string) =>
  (cite: Cite): Word => ({ word: name, means, cite })

/** What is decided by adding points. */
export const baccaratValues = word(
  'Card values',
  'Ace one, two to nine their number, tens and faces nothing; only the last digit of the sum counts',
)
export const natural89 = word('Natural', 'Eight or nine in the first two cards of a hand')
export const blackjackValues = word(
  'Card values',
  'Ace one or eleven, two to nine their number, ten, jack, queen and king ten',
)
/** A card that makes more with its partner in the first two cards: 10½, 11½. */
export const bonusCard = (means: string, cite: Cite): Word => ({ word: 'Bonus card', means, cite })
export const softHand = word('Soft hand', 'A hand in which an ace counts eleven')
export const hardHand = word('Hard hand', 'A hand without an ace, or in which every ace counts one')

/** Who plays against whom, and for how much. */
export const totalTableAction = word(
  'Total table action',
  'The sum of all players’ wagers before the deal, bonus bets included; the player-dealer’s own wager does not count',
)
export const totalGameAction = word(
  'Total table action',
  'The sum of all players’ game wagers before the deal, without the bonus bets',
)
export const actionButton = word('Action button', 'Marks the seat whose wagers are settled first')
export const actionPile = word(
  'Action pile',
  'The pile that the player-dealer picks; it goes to the seat that the dice name',
)
export const copy = word('Copy', 'A hand equal to the player-dealer’s: the player-dealer wins it')
export const push = word('Push', 'One of the two hands wins and the other loses: no money changes hands')
export const kumKum = word(
  'Kum-kum',
  'A wager that two players share; it is paid and taken as one, and the house settles no dispute about it',
)

/** Pot games. */
export const wheel = word('Wheel', '5-4-3-2-A, the best low hand; straights and flushes do it no harm')
export const pat = word('Pat', 'Standing without drawing; said once, it cannot be changed')
export const actionOnly = word(
  'Action only',
  'Less than a full bet: it must be called, but it is no raise and reopens nothing',
)
export const scrapOfPaper = word(
  'Scrap of paper',
  'A boxed card, or a joker in a game without jokers: no card at all, the next one takes its place',
)
export const openPair = word('Open pair', 'A pair among the first up cards of a hand')

export interface PokerWordLines {
  readonly substantialAction: Cite
  readonly dead: Cite
  readonly drop: Cite
  readonly round: Cite
  readonly sidePot: Cite
  readonly string: Cite
}

/** What a filing's glossary of poker words decides at the table. */
export const pokerWords = (at: PokerWordLines): readonly Word[] => [
  word(
    'Substantial action',
    'Three players have acted, or two have put chips into the pot',
  )(at.substantialAction),
  word('Dead hand', 'A hand that may not be played on because of an irregularity')(at.dead),
  word('Drop', 'The collection, the fee, the time: what players pay for their seats')(at.drop),
  word('Round of betting', 'It ends when every active player has called or folded')(at.round),
  word('Side pot', 'A second pot for those who can still bet when somebody is all-in')(at.sidePot),
  word('String bet', 'Going back to the stack for chips to a bet or raise that was not declared')(at.string),
]

import type { BankedIncidentSentences, Dealt } from '@cardroom/engine/banked'
import type { BlackjackIncidentSentences } from '@cardroom/engine/blackjack'
import type { FiledIncidentSentences } from '@cardroom/rulebook'
import type { Says } from '../../speaker.ts'

const piece = (dealt: Dealt): string => (dealt === 'tiles' ? 'tile' : 'card')
const board = (dealt: Dealt, text: string): string => (dealt === 'cards-and-board' ? text : '')

export const bankedIncidents: Says<
  BankedIncidentSentences & BlackjackIncidentSentences & FiledIncidentSentences
> = {
  'banked-when-misdeal': 'before the first wager is settled',
  'banked-when-boxed-card': ({ dealt }) => `a ${piece(dealt)} lies face up among those to be dealt`,
  'banked-when-wrong-count-early': ({ dealt }) =>
    `a hand has the wrong number of ${piece(dealt)}s, before any decision`,
  'banked-when-wrong-count-of-bank': ({ dealt }) =>
    `the player-dealer’s hand${board(dealt, ' or the board')} has the wrong number of ${piece(dealt)}s`,
  'banked-when-wrong-count': ({ dealt }) => `a player’s hand has the wrong number of ${piece(dealt)}s, later`,
  'banked-when-collection-forgotten': 'the collection was not taken when it was due',
  'banked-when-exposed-card-of-player': ({ dealt }) =>
    `a player’s ${piece(dealt)} that belongs face down is turned up`,
  'banked-when-exposed-card': ({ dealt }) =>
    `a ${piece(dealt)} of the player-dealer${board(dealt, ' or of the board')} that belongs face down is turned up`,
  'banked-when-bank-opened-early': 'the player-dealer’s hand is opened before the others are set',
  'banked-when-fold-miscounted': 'a folded hand is counted and has not two cards',
  'banked-when-wager-touched': 'a wager is made, raised or withdrawn after the bets were closed',
  'banked-when-misread-hand': 'a question or a dispute after the cards were picked up',
  'banked-when-shuffler-failure': 'the shuffling machine breaks before the deal',
  'banked-when-play-wager-changed':
    'a player who has made the Play wager wants to make it again or to change it',
  'banked-then-void': 'the deal is void: every wager goes back',
  'banked-then-misdeal': 'misdeal',
  'banked-then-next-card': ({ dealt }) => `the ${piece(dealt)} is dead, the next one takes its place`,
  'banked-then-dead-hand': 'the hand is dead and its wagers go back',
  'banked-then-collected-later': 'it is taken when that is noticed, at the latest before the settlement',
  'banked-then-card-plays': ({ dealt }) => `the ${piece(dealt)} plays`,
  'banked-then-play-goes-on': 'play goes on',
  'banked-then-fold-stands': 'nothing: the fold stands',
  'banked-then-wager-as-it-stood': 'undone: the wager plays as it stood',
  'banked-then-true-value': 'the hand is put together again and settled at its true value',
  'banked-then-shuffled-by-hand': 'the house dealer shuffles by hand',
  'banked-then-play-wager-once': 'refused: a Play wager is made once',

  'blackjack-when-late-surrender':
    'a player surrenders after the first decision on the hand, or after the down card was shown',
  'blackjack-when-bank-ran-out': 'the player-dealer’s money ran out before a wager was reached',
  'blackjack-then-too-late': 'too late: the hand plays on',
  'blackjack-then-collection-kept': 'the wager goes back, the collection does not',

  'pai-gow-when-foul-setting': 'a two-card hand is set that outranks the five-card hand',
  'pai-gow-when-house-way-misplayed': 'the house dealer has set a hand otherwise than the chart has it',
  'pai-gow-when-house-way-changed': 'a player who asked for the house way wants another setting',
  'pai-gow-when-stub-count': 'the rest is spread after the deal and is not four cards',
  'pai-gow-when-boxed-card': 'a card lies face up in the deck',
  'pai-gow-when-exposed-card': 'the house dealer exposes a card in the deal',
  'pai-gow-when-shown-by-player': 'a player turns a card',
  'pai-gow-when-wrong-count': 'a hand was dealt the wrong number of cards',
  'pai-gow-when-wrong-front': 'a hand has not exactly two cards in front and five behind',
  'pai-gow-when-hand-mixed': 'an unprotected hand comes in contact with other cards',
  'pai-gow-when-cards-touched': 'a player touches the cards after the designated player’s hand was opened',
  'pai-gow-when-dealer-set-foul': 'the house dealer, asked to help, has set a hand foul',
  'pai-gow-when-wager-touched': 'a wager is touched after the dice cup was opened',
  'pai-gow-when-odd-increment': 'a wager is no multiple of $5',
  'pai-gow-when-play-dispute': 'those who bet on a hand disagree on its setting',
  'pai-gow-when-surrender': 'a player gives up a hand',
  'pai-gow-then-base-wager-lost': 'foul: the base wager is lost',
  'pai-gow-then-set-right': 'set right by the chart',
  'pai-gow-then-setting-stands': 'the setting stands',
  'pai-gow-then-misdeal-not-printed': 'misdeal: the check is ordered, its consequence is not printed',
  'pai-gow-then-replaced-from-stub':
    'replaced by the first card of the stub after the deal; a second boxed or exposed card, an ace or the joker: misdeal',
  'pai-gow-then-stays-in-hand': 'it stays in the hand: only the house dealer can expose one',
  'pai-gow-then-completed':
    'six: the top card of the stub is added; a second wrong hand, or the designated player’s: misdeal',
  'pai-gow-then-dead-with-collection':
    'eight: the hand is dead, its wagers and collection are returned; a second wrong hand, or the designated player’s: misdeal',
  'pai-gow-then-foul': 'foul: the wager is forfeited as far as it is covered',
  'pai-gow-then-floor-sets': 'the floor sets it; play goes on',
  'pai-gow-then-largest-wager': 'the largest wager decides, of equal ones the seated player',
  'pai-gow-then-all-hands-shown': 'refused: all hands are shown',

  'pan-9-when-exposed-in-deal': 'a card lands face up on the table in the deal',
  'pan-9-when-exposed-draw-card': 'a player’s draw card lands face up on the table',
  'pan-9-when-card-off-table': 'the house dealer deals a card off the table',
  'pan-9-when-wrong-spot': 'cards went to the wrong spot, before the deal is complete',
  'pan-9-when-wrong-count-of-house':
    'the player-dealer’s hand or a House Way hand has the wrong number of cards',
  'pan-9-when-wrong-count': 'any other hand has the wrong number of cards',
  'pan-9-when-below-table': 'a hand drops below the table',
  'pan-9-when-switched-cards': 'cards are switched, passed or held out',
  'pan-9-when-house-way-misplayed': 'the house drew on six or more, or did not draw on five or less',
  'pan-9-when-hands-discussed': 'players show or discuss their hands, before they are tabled',
  'pan-9-when-wager-changed': 'a wager is changed after the dice are released',
  'pan-9-when-winner-removed': 'a winning wager was taken away and its amount cannot be told',
  'pan-9-when-loser-removed': 'a wager was taken away before all hands were opened',
  'pan-9-when-under-minimum': 'a wager below the table’s minimum',
  'pan-9-when-over-maximum': 'a wager above the table’s maximum',
  'pan-9-when-third-back-line': 'a third back-line bet on one spot',
  'pan-9-when-play-dispute': 'those who bet on a spot do not agree',
  'pan-9-when-tabled-hand-touched': 'a player wants a tabled hand back',
  'pan-9-when-low-total-kept': 'a player takes no card on three or less',
  'pan-9-then-never-a-misdeal': 'dead; the next card takes its place, and no number of them is a misdeal',
  'pan-9-then-card-plays': 'it plays',
  'pan-9-then-replaced-later': 'it is dead and replaced after the player-dealer has acted',
  'pan-9-then-replaced': 'dead; the player gets the next card',
  'pan-9-then-foul': 'foul: the wager is lost as far as it is covered',
  'pan-9-then-foul-and-barred': 'foul: the wager is lost as far as it is covered; the player is barred',
  'pan-9-then-set-right': 'the hand is set right',
  'pan-9-then-house-way': 'the hand is played the House Way',
  'pan-9-then-minimum-paid': 'it is paid the table’s minimum, as far as it is covered',
  'pan-9-then-still-owed': 'it is still owed',
  'pan-9-then-action-all-the-same': 'it gets action, but is not tolerated',
  'pan-9-then-rest-no-action': 'what is above gets no action',
  'pan-9-then-no-action': 'it gets no action',
  'pan-9-then-largest-in-action': 'the largest wager in action decides, among equals the active player',
  'pan-9-then-decided-once': 'refused: a decision is made once',
  'pan-9-then-warning': 'a warning; repeated, the player may be dealt out',

  'filed-when-foul-for-another-reason': 'the floor declares a hand foul for another of the filed reasons',
  'filed-when-side-bet': 'a side or proposition bet',
  'filed-then-misdeal': 'misdeal',
  'filed-then-forfeited': 'the wager is forfeited as far as it is covered',
  'filed-then-refused': 'refused',
}

import type {
  BaccaratSentences,
  LetItRideSentences,
  Pan9Sentences,
  ThreeCardSentences,
  UltimateSentences,
} from '@cardroom/engine/banked'
import type { Says } from '../../speaker.ts'

const WINNERS = {
  player: 'player hand wins',
  banker: 'banker hand wins',
  either: 'either hand wins',
  nobody: 'tie',
} as const

const RANKED = {
  'natural-9': 'Natural 9: nine in two cards',
  'natural-8': 'Natural 8: eight in two cards',
  'nine-or-eight': 'Nine or eight in three cards',
  'seven-to-zero': 'Seven to nothing in two or three cards',
} as const

export const baccarat: Says<BaccaratSentences> = {
  'baccarat-two-cards-each': 'Two cards each to the player hand and the banker hand, which everybody shares',
  'baccarat-natural': ({ from }) => `A two-card total of ${from} or more: no hand draws`,
  'baccarat-player-draws': ({ upTo }) => `The player hand draws a third card on ${upTo} or less`,
  'baccarat-banker-alone': ({ upTo }) => `The player hand stood: the banker hand draws on ${upTo} or less`,
  'baccarat-banker-by-chart': 'The player hand drew: the banker hand draws by the chart',
  'baccarat-house-way': ({ drawsUpTo }) =>
    `An additional wager that the house dealer is asked to play goes the house way: it draws on ${drawsUpTo} or less and stands above`,
  'baccarat-ranked': ({ hand }) => RANKED[hand],
  'baccarat-title-chart': 'The banker’s chart',
  'baccarat-chart-corner': 'Banker’s total, player’s third card',
  'baccarat-no-third-card': 'none',
  'baccarat-title-pays': 'What the wagers pay',
  'baccarat-push': 'push',
  'baccarat-event': ({ winner, with: won, over }, { say }) =>
    [
      WINNERS[winner],
      won && `${winner === 'nobody' ? 'at' : 'with'} ${say(won)}`,
      over && `over ${say(over)}`,
    ]
      .filter(Boolean)
      .join(' '),
  'baccarat-hand': ({ total, cards }) =>
    [cards === undefined ? '' : `${cards}-card`, total ?? ''].filter(part => part !== '').join(' '),
}

export const threeCard: Says<ThreeCardSentences> = {
  'three-card-stacks': 'Stacks of three cards are dealt from the player-dealer’s left',
  'three-card-bottom-card': 'The bottom card of the player-dealer’s stack is turned up',
  'three-card-play-or-fold': 'In turn: a Play wager equal to the Ante, or a fold',
  'three-card-fold-forfeits': ({ wager }) => `A fold forfeits ${wager}`,
  'three-card-fold-keeps': ({ wager }) => `A fold leaves ${wager} in action`,
  'three-card-qualifies': ({ high }) =>
    `The player-dealer’s cards are turned; the hand qualifies with ${high} high or better`,
  'three-card-title-pair-plus': 'Pair Plus: the player’s three cards',
  'three-card-title-six-card': '6 Card Bonus: the best five of both hands',
}

export const letItRide: Says<LetItRideSentences> = {
  'let-it-ride-stacks': 'Stacks of three cards are dealt from the player-dealer’s left',
  'let-it-ride-community':
    'Two of the player-dealer’s cards are the community cards; the third is never seen',
  'let-it-ride-pull': ({ wager, card }) =>
    `In turn from the house dealer’s left ${wager} rides or is pulled back; then community card ${card} is turned`,
  'let-it-ride-opening': 'Hands are opened from the house dealer’s right, counter-clockwise',
  'let-it-ride-least-pair': ({ rank }) => `The lowest hand that wins is a pair of ${rank}`,
  'let-it-ride-winning-pair': 'Winning pair',
  'let-it-ride-low-pair': 'Low pair',
  'let-it-ride-title-base': 'Each bet still on the table',
  'let-it-ride-title-bonus': '3 Card Bonus: the player’s own cards',
}

export const ultimate: Says<UltimateSentences> = {
  'ultimate-from-shuffler':
    'From a shuffler: two cards at a time from the house dealer’s left, two to the player-dealer, five to the board',
  'ultimate-from-shoe':
    'From a shoe: one card at a time from the house dealer’s left, the player-dealer last, then five to the board',
  'ultimate-street': ({ turns, bets, otherwise }) =>
    `${turns === 0 ? 'Before the flop' : `${turns} community cards are turned`}: a Play wager of ${bets.join(' or ')} times the Ante, or a ${otherwise}`,
  'ultimate-play-once': 'A Play wager is made once and cannot be changed',
  'ultimate-fold': 'A fold gives up Ante, Blind and a Trips bet that does not win',
  'ultimate-trips-stay': 'A Trips bet that wins is paid after a fold too',
  'ultimate-qualifies': 'The player-dealer’s cards are turned; the hand qualifies with a pair or better',
  'ultimate-on-the-cloth':
    'The cloth says in so many words that the player-dealer plays only with a pair or higher',
  'ultimate-title-blind': 'Blind: winning hands',
  'ultimate-blind-below': 'A winning hand below the table pushes',
  'ultimate-blind-equal': 'An equal hand pushes',
  'ultimate-blind-lower': 'A lower hand loses',
  'ultimate-title-trips': 'Trips: the player’s best five',
}

export const pan9: Says<Pan9Sentences> = {
  'pan-9-cards-each': ({ cards }) => `${cards} cards to each hand; the last digit of their sum counts`,
  'pan-9-in-turn': 'In turn from the player-dealer’s left: one card, no card, or the House Way',
  'pan-9-largest-wager': 'The largest wager on a hand decides, among equals the seat’s own player',
  'pan-9-warned': ({ upTo }) => `A player who keeps ${upTo} or less is warned`,
  'pan-9-bank-draws': ({ upTo, standsFrom }) =>
    `The player-dealer draws on ${upTo} or less, stands on ${standsFrom} or more, and chooses between them`,
  'pan-9-title-charts': 'Charts',
  'pan-9-total': 'Total',
  'pan-9-player-dealer': 'Player-dealer',
  'pan-9-house-way': 'House Way',
  'pan-9-title-wager': 'What becomes of a wager',
  'pan-9-higher': 'A higher total wins even money',
  'pan-9-equal': 'An equal total pushes',
  'pan-9-lower': 'A lower total loses',
}

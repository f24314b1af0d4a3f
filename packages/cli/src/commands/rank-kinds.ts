import type { Saying } from '@cardroom/engine'
import type { Card, Deck } from '@cardroom/engine/cards'
import {
  badugiCards,
  bestFiveBy,
  highRanking,
  type JokerUse,
  laidOutLow,
  nameOfBadugi,
  nameOfEightOrBetter,
  nameOfHigh,
  nameOfLow27,
  nameOfLowA5,
  nameOfMexican,
  nameOfThreeCard,
  nameOfTiles,
  paiGowRanking,
  rankBadugi,
  rankEightOrBetter,
  rankLow27,
  rankLowA5,
  rankMexican,
  rankThreeCard,
  rankTiles,
} from '@cardroom/engine/ranking'

/** A way of ranking hands that can be asked for by name. */
export interface RankKind {
  readonly does: string
  readonly deck: Deck
  /** How many cards a hand may have. */
  readonly sizes: readonly number[]
  rank(cards: readonly Card[], joker: JokerUse): number
  name(rank: number): Saying
  /** The cards that make the hand, as they are laid out; without it five of them in the order of high hands. */
  best?(cards: readonly Card[]): Card[]
  /** Whether a rank of 0 is a hand that does not qualify. */
  readonly qualifier?: boolean
}

const FIVE_TO_SEVEN = [5, 6, 7]

/** Draw poker's two jokers are bugs, and five aces no more than four with an ace beside them (000:692). */
const high = {
  bug: highRanking({ joker: 'bug', fiveAces: 'four-aces' }),
  wild: highRanking({ joker: 'wild' }),
}
const paiGow = { bug: paiGowRanking({ joker: 'bug' }), wild: paiGowRanking({ joker: 'wild' }) }
const short = highRanking({ without: '2345', flushBeatsFullHouse: true })

export const kinds: Readonly<Record<string, RankKind>> = {
  high: {
    does: 'the best five of 52 cards',
    deck: { jokers: 2 },
    sizes: FIVE_TO_SEVEN,
    rank: (cards, joker) => high[joker].rank(cards),
    name: nameOfHigh,
  },
  'low-a5': {
    does: 'the lowest five, ace to five: no straights or flushes',
    deck: { jokers: 1 },
    sizes: FIVE_TO_SEVEN,
    rank: rankLowA5,
    name: nameOfLowA5,
    best: cards => laidOutLow(bestFiveBy(cards, rankLowA5)),
  },
  'low-27': {
    does: 'the lowest five, deuce to seven: the ace high, straights and flushes count',
    deck: { jokers: 1 },
    sizes: FIVE_TO_SEVEN,
    rank: rankLow27,
    name: nameOfLow27,
  },
  'eight-or-better': {
    does: 'the lowest five different ranks, eight or lower',
    deck: { jokers: 2 },
    sizes: FIVE_TO_SEVEN,
    rank: rankEightOrBetter,
    name: nameOfEightOrBetter,
    best: cards => laidOutLow(bestFiveBy(cards, rankEightOrBetter)),
    qualifier: true,
  },
  badugi: {
    does: 'four cards of different ranks and suits, the lowest',
    deck: {},
    sizes: [4],
    rank: rankBadugi,
    name: nameOfBadugi,
    best: badugiCards,
  },
  'three-card': {
    does: 'three cards, mini royal to high card',
    deck: {},
    sizes: [3],
    rank: cards => rankThreeCard(cards),
    name: nameOfThreeCard,
  },
  mexican: {
    does: '41 cards; a wild joker was dealt down, a bug up',
    deck: { jokers: 1, without: '89T' },
    sizes: [5],
    rank: rankMexican,
    name: nameOfMexican,
  },
  'pai-gow': {
    does: 'the five-card or the two-card hand of pai gow poker',
    deck: { jokers: 1 },
    sizes: [2, 5, 6, 7],
    rank: (cards, joker) => paiGow[joker].rank(cards),
    name: nameOfHigh,
  },
  'short-deck': {
    does: '36 cards, six to ace, a flush above a full house',
    deck: { without: '2345' },
    sizes: FIVE_TO_SEVEN,
    rank: short.rank,
    name: short.nameOf,
  },
  tiles: {
    does: 'two dominoes',
    deck: { tiles: true },
    sizes: [2],
    rank: ([a, b]) => rankTiles(a!, b!),
    name: nameOfTiles,
    best: tiles => [...tiles],
  },
}

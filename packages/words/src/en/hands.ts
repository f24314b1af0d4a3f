import type { PanHandSentences } from '@cardroom/engine/pan'
import type {
  HandKindSentences,
  HandKinds,
  HandSentences,
  RankingSheetSentences,
} from '@cardroom/engine/ranking'
import type { Says } from '../speaker.ts'
import { capital, dashed, pluralOf, rankName, suitName } from './cards.ts'

const NUMBERS = 'zero one two three four five six seven eight nine'.split(' ')

const BADUGI = ['One card', 'Two cards', 'Three cards', 'Badugi']
const badugi = (count: number): string => BADUGI[count - 1] ?? ''

/** `17`, `21½`. */
const points = (count: number): string => `${Math.floor(count)}${count % 1 === 0 ? '' : '½'}`

export const hands: Says<HandSentences> = {
  'five-aces': 'Five aces',
  'five-of-a-kind': ({ of }) => `Five of a kind, ${pluralOf(of)}`,
  'royal-flush': 'Royal flush',
  'straight-flush': ({ high }) => `Straight flush, ${rankName(high)} high`,
  'four-of-a-kind': ({ of }) => `Four of a kind, ${pluralOf(of)}`,
  'full-house': ({ of, over }) => `Full house, ${pluralOf(of)} over ${pluralOf(over)}`,
  flush: ({ high }) => `Flush, ${rankName(high)} high`,
  straight: ({ high }) => `Straight, ${rankName(high)} high`,
  'three-of-a-kind': ({ of }) => `Three of a kind, ${pluralOf(of)}`,
  'two-pair': ({ of, and }) => `Two pair, ${pluralOf(of)} and ${pluralOf(and)}`,
  pair: ({ of }) => `Pair of ${pluralOf(of)}`,
  'high-card': ({ high }) => `${capital(rankName(high))} high`,
  'mini-royal': 'Mini royal',
  wheel: ({ ranks }) => `Wheel, ${dashed(ranks)}`,
  'low-hand': ({ high, ranks }) => `${capital(rankName(high))} low, ${dashed(ranks)}`,
  'pair-in-low': ({ of, ranks }) => `Pair of ${pluralOf(of)}, ${dashed(ranks)}`,
  'no-low': 'No low',
  'badugi-cards': ({ count, ranks }) => `${badugi(count)}, ${dashed(ranks)}`,
  'supreme-pair': 'Supreme pair, Gee Joon',
  'matched-tiles': ({ tile }) => `Pair of ${tile}`,
  'mixed-tiles': ({ tile }) => `Mixed ${tile}s`,
  wong: ({ tile }) => `Wong with ${tile}`,
  gong: ({ tile }) => `Gong with ${tile}`,
  'zero-tiles': 'Zero',
  'tile-points': ({ points: count, tile }) => `${capital(NUMBERS[count]!)}, ${tile} high`,
  'hand-total': ({ points: count }) => points(count),
  'soft-hand-total': ({ points: count }) => `soft ${points(count)}`,
  'hand-total-over': ({ points: count }) => `${points(count)}, over`,
  'natural-hand': ({ name }, { say }) => say(name),
  'front-and-back': ({ front, back, foul }, { say }) => `${say(front)} / ${say(back)}${foul ? ', foul' : ''}`,
  'hand-halves': ({ halves }, { say }) => halves.map(say).join(', '),
  'hand-on-boards': ({ boards }, { say }) => boards.map(say).join(' / '),
}

const KINDS = {
  'five-aces': 'Five aces',
  'five-of-a-kind': 'Five of a kind',
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a kind',
  'two-pair': 'Two pair',
  pair: 'Pair',
  'high-card': 'High card',
  'mini-royal': 'Mini royal',
  wheel: 'Wheel',
  'pair-in-low': 'Pair',
  'no-low': 'No low',
  'supreme-pair': 'Supreme pair',
  'matched-tiles': 'Pair',
  'mixed-tiles': 'Mixed pair',
  wong: 'Wong',
  gong: 'Gong',
  'zero-tiles': 'Zero',
} satisfies Readonly<Record<keyof HandKinds, string>>

const kindName = (kind: string, names: Readonly<Record<string, string>> = KINDS): string =>
  names[kind] ?? kind

export const handKinds: Says<HandKindSentences> = {
  'kind-of-hand': ({ kind }) => kindName(kind),
  'kind-of-low': ({ high }) => `${capital(rankName(high))} low`,
  'kind-of-badugi': ({ count }) => badugi(count),
  'kind-of-tiles': ({ points: count }) => capital(NUMBERS[count]!),
}

export const rankingSheet: Says<RankingSheetSentences> = {
  'ranking-hands': 'Hands, best first',
  'ranking-low-hands': 'Low hands, best first',
  'ranking-hand': 'Hand',
  'ranking-for-example': 'For example',
}

export const panHands: Says<PanHandSentences> = {
  rope: ({ from, to, suit }) => `Rope ${from} to ${to} in ${suitName(suit)}`,
  square: ({ of, suit }) => `Square of ${of}s in ${suitName(suit)}`,
  'mixed-square': ({ of }) => `Square of ${of}s of mixed suits`,
  'pan-out': 'Out',
}

import type { Card } from '../cards/card.ts'

/** Three-card hands, from the lowest (001:158, 003:666-676, 004:2897-2935). */
export const THREE_CARD = {
  highCard: 0,
  pair: 1,
  flush: 2,
  straight: 3,
  threeOfAKind: 4,
  straightFlush: 5,
  miniRoyal: 6,
} as const

/** A category of three-card hands. */
export type ThreeCardCategory = (typeof THREE_CARD)[keyof typeof THREE_CARD]

/** The category of a three-card hand, from its rank. */
export const categoryOfThreeCard = (rank: number): ThreeCardCategory => (rank >> 12) as ThreeCardCategory

/** The category, then the values (2 … 14) that decide, four bits each. */
const encode = (category: ThreeCardCategory, a: number, b = 0, c = 0): number =>
  (category << 12) | (a << 8) | (b << 4) | c

function classify(values: readonly number[], suited: boolean): number {
  const [a, b, c] = [...values].sort((x, y) => y - x) as [number, number, number]
  if (a === b && b === c) return encode(THREE_CARD.threeOfAKind, a)
  if (a === b) return encode(THREE_CARD.pair, a, c)
  if (b === c) return encode(THREE_CARD.pair, b, a)
  const top = a - c === 2 ? a : a === 14 && b === 3 && c === 2 ? 3 : 0
  if (top === 0) return encode(suited ? THREE_CARD.flush : THREE_CARD.highCard, a, b, c)
  if (!suited) return encode(THREE_CARD.straight, top)
  return top === 14 ? encode(THREE_CARD.miniRoyal, top) : encode(THREE_CARD.straightFlush, top)
}

const TRIPLES = 13 ** 3

/**
 * The rank of every three ranks in any order, of different suits, and from `TRIPLES` on of one suit. It has as many
 * cells as a mask lets through: an index that cannot be wrong need not be checked. Empty until it is first needed.
 */
const ranks = new Uint16Array(1 << 13)
const CELLS = ranks.length - 1

function fill(): void {
  for (let i = 0; i < TRIPLES; i++) {
    const values = [Math.floor(i / 169) + 2, (Math.floor(i / 13) % 13) + 2, (i % 13) + 2]
    ranks[i] = classify(values, false)
    ranks[TRIPLES + i] = classify(values, true)
  }
}

/** Ace, two and three of one suit: the lowest straight flush, or no more than a flush (003:671). */
export type SuitedWheel = 'straight-flush' | 'flush'

const WHEEL = encode(THREE_CARD.straightFlush, 3)
const WHEEL_AS_FLUSH = encode(THREE_CARD.flush, 14, 3, 2)

/** A three-card hand; a higher number is a better hand. */
export function rankThreeCard(cards: readonly Card[], wheel: SuitedWheel = 'straight-flush'): number {
  const rank = rankThree(cards[0]!, cards[1]!, cards[2]!)
  return rank === WHEEL && wheel === 'flush' ? WHEEL_AS_FLUSH : rank
}

/** The rank of three cards; a higher one is always the better hand. */
function rankThree(a: Card, b: Card, c: Card): number {
  const at = (a >> 2) * 169 + (b >> 2) * 13 + (c >> 2)
  const suited = (((a ^ b) | (b ^ c)) & 3) === 0
  return ranks[(suited ? at + TRIPLES : at) & CELLS]! || whenFilled(a, b, c)
}

function whenFilled(a: Card, b: Card, c: Card): number {
  if (ranks[0] !== 0) throw new RangeError('these are no three cards')
  fill()
  return rankThree(a, b, c)
}

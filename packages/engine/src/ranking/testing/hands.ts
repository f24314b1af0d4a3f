import type { Card } from '../../cards/card.ts'
import { bitCount } from '../bits.ts'

const SETS_BY_SIZE: readonly number[][] = Array.from({ length: 8 }, () => [])
for (let set = 0; set < 1 << 13; set++) {
  const size = bitCount(set)
  if (size < 8) SETS_BY_SIZE[size]!.push(set)
}

/**
 * Every hand of `n` of the 52 cards up to an exchange of suits, with the number of hands that it stands for.
 * The same array is handed over each time.
 */
export function eachHandUpToSuits(n: number, visit: (hand: number[], weight: number) => void): void {
  const hand = new Array<Card>(n).fill(0)
  const chosen = [0, 0, 0, 0]
  const suit = (s: number, left: number, maxSize: number, maxSet: number, at: number): void => {
    if (s === 4) {
      if (left === 0) visit(hand, arrangements(chosen))
      return
    }
    for (let size = Math.min(left, maxSize); size >= 0 && size * (4 - s) >= left; size--) {
      for (const set of SETS_BY_SIZE[size]!) {
        if (size === maxSize && set > maxSet) break
        chosen[s] = set
        let next = at
        for (let r = 0; r < 13; r++) if ((set >> r) & 1) hand[next++] = r * 4 + s
        suit(s + 1, left - size, size, set, next)
      }
    }
  }
  suit(0, n, 7, Number.POSITIVE_INFINITY, 0)
}

/** In how many ways four sets can be given to the four suits. */
function arrangements([a, b, c, d]: readonly number[]): number {
  const same = Number(a === b) + Number(b === c) + Number(c === d)
  if (same === 0) return 24
  if (same === 1) return 12
  if (same === 2) return a === b && c === d ? 6 : 4
  return 1
}

/** Random hands that are the same every time. */
export function* randomHands(deck: readonly Card[], n: number, hands: number): Generator<Card[]> {
  let state = 20_240_229
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const cards = [...deck]
  for (let i = 0; i < hands; i++) {
    for (let k = 0; k < n; k++) {
      const j = k + below(cards.length - k)
      ;[cards[k], cards[j]] = [cards[j]!, cards[k]!]
    }
    yield cards.slice(0, n)
  }
}

/** Two measures agree when they put hands in the same order, ties included. Gives the first hand where they do not. */
export function firstDisagreement(
  hands: Iterable<readonly Card[]>,
  fast: (hand: readonly Card[]) => number,
  slow: (hand: readonly Card[]) => number,
): readonly Card[] | undefined {
  const measured = Array.from(hands, hand => ({ hand, fast: fast(hand), slow: slow(hand) }))
  measured.sort((a, b) => a.slow - b.slow)
  for (let i = 1; i < measured.length; i++) {
    const [below, above] = [measured[i - 1]!, measured[i]!]
    if (Math.sign(above.fast - below.fast) !== Math.sign(above.slow - below.slow)) return above.hand
  }
  return undefined
}

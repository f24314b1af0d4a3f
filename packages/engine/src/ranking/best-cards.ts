import type { Card } from '../cards/card.ts'

/** Every choice of `n` of the cards, in the order in which the cards lie. */
export function* choices(cards: readonly Card[], n: number, from = 0): Generator<Card[]> {
  if (n === 0) {
    yield []
    return
  }
  for (let i = from; i <= cards.length - n; i++) {
    for (const rest of choices(cards, n - 1, i + 1)) yield [cards[i]!, ...rest]
  }
}

/** The choice that ranks highest, the first of equals. */
function bestOf(hands: Iterable<readonly Card[]>, rank: (hand: readonly Card[]) => number): Card[] {
  let best: readonly Card[] = []
  let bestRank = Number.NEGATIVE_INFINITY
  for (const hand of hands) {
    const r = rank(hand)
    if (r > bestRank) {
      best = hand
      bestRank = r
    }
  }
  return [...best]
}

/** Laid out as it is read: fours, threes and pairs first, then from the top; the ace of a wheel last. */
function laidOut(hand: readonly Card[]): Card[] {
  const count = (c: Card) => hand.filter(other => other >> 2 === c >> 2).length
  const sorted = [...hand].sort((a, b) => count(b) - count(a) || (b >> 2) - (a >> 2))
  const wheel = sorted.map(c => c >> 2).join() === '12,3,2,1,0'
  return wheel ? [...sorted.slice(1), sorted[0]!] : sorted
}

/** From the top, the ace as the lowest card. */
export const laidOutLow = (hand: readonly Card[]): Card[] =>
  [...hand].sort((a, b) => (((b >> 2) + 1) % 13) - (((a >> 2) + 1) % 13))

/** Which five of more cards rank best, laid out as high hands are. */
export const bestFiveBy = (cards: readonly Card[], rank: (hand: readonly Card[]) => number): Card[] =>
  laidOut(cards.length <= 5 ? cards : bestOf(choices(cards, 5), rank))

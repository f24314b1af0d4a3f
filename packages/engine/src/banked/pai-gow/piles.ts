import type { DealOrder } from './rules.ts'

/** The piles, counted from the left from 0, in the order in which the cards of the deal go to them. */
export function dealingOrder(order: DealOrder, piles: number, cards: number): readonly number[] {
  const key = `${order} ${piles} ${cards}`
  const known = ORDER_CACHE.get(key) ?? orderOf(order, piles, cards)
  ORDER_CACHE.set(key, known)
  return known
}

/** Cached: the order is the same in every round. */
const ORDER_CACHE = new Map<string, readonly number[]>()

function orderOf(order: DealOrder, piles: number, cards: number): number[] {
  const passes = Array.from({ length: cards }, (_, pass) => pass)
  const row = Array.from({ length: piles }, (_, pile) => pile)
  switch (order) {
    case 'left-to-right':
      return passes.flatMap(() => row)
    case 'back-and-forth':
      return passes.flatMap(pass => (pass % 2 === 0 ? row : row.toReversed()))
    case 'hand-by-hand':
      return row.flatMap(pile => passes.map(() => pile))
  }
}

/** Who gets each pile: they go out from the chosen one to the right and on from the far left. */
export function pileOwners<T>(seats: readonly T[], piles: number, chosen: number): (T | undefined)[] {
  return Array.from({ length: piles }, (_, pile) => seats[(pile - chosen + piles) % piles])
}

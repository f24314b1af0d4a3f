import type { Saying } from '../say/saying.ts'

/** What a hand is, without its ranks: a full house of kings over fives is a full house. */
export function kindOfHand({ say: kind, values = {} }: Saying): Saying {
  switch (kind) {
    case 'low-hand':
      return { say: 'kind-of-low', values: { high: values.high } }
    case 'badugi-cards':
      return { say: 'kind-of-badugi', values: { count: values.count } }
    case 'tile-points':
      return { say: 'kind-of-tiles', values: { points: values.points } }
    default:
      return { say: 'kind-of-hand', values: { kind } }
  }
}

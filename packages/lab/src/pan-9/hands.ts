import { choose } from '../cards/shoe.ts'

/** Cards by value, as a hand of Super Pan 9 starts: how many of each. */
export interface Start {
  readonly counts: readonly number[]
  readonly total: number
}

/** Every choice of `n` cards by value. */
export function pan9Starts(n: number): Start[] {
  const found: Start[] = []
  const take = (counts: readonly number[], left: number) => {
    const value = counts.length
    if (value === 9) {
      const all = [...counts, left]
      found.push({ counts: all, total: all.reduce((sum, count, one) => sum + count * one, 0) % 10 })
      return
    }
    for (let count = 0; count <= left; count++) take([...counts, count], left - count)
  }
  take([], n)
  return found
}

/** In how many ways a hand can be taken from a shoe. */
export const waysToDeal = (shoe: readonly number[], { counts }: Start): number =>
  counts.reduce((ways, count, value) => ways * choose(shoe[value]!, count), 1)

export const shoeWithout = (shoe: readonly number[], { counts }: Start): number[] =>
  shoe.map((count, value) => count - counts[value]!)

/** The chances that a player's hand is higher, equal and lower. */
export type Chances = readonly [higher: number, equal: number, lower: number]

/** How two hands compare when each takes another card or none; the player's card comes first. */
export function compareHands(
  player: Start,
  bank: Start,
  shoe: readonly number[],
  draws: { readonly player: boolean; readonly bank: boolean },
): Chances {
  const left = shoeWithout(shoeWithout(shoe, player), bank)
  const size = left.reduce((sum, count) => sum + count, 0)
  const chances: [number, number, number] = [0, 0, 0]
  const tell = (own: number, other: number, chance: number) => {
    chances[own > other ? 0 : own === other ? 1 : 2]! += chance
  }
  const bankDraws = (own: number, chance: number, cards: readonly number[], of: number) => {
    if (!draws.bank) tell(own, bank.total, chance)
    else for (const [value, n] of cards.entries()) tell(own, (bank.total + value) % 10, (chance * n) / of)
  }
  if (!draws.player) bankDraws(player.total, 1, left, size)
  else {
    for (const [value, n] of left.entries()) {
      if (n === 0) continue
      const others = left.with(value, n - 1)
      bankDraws((player.total + value) % 10, n / size, others, size - 1)
    }
  }
  return chances
}

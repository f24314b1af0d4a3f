import { PAIRS } from '../cards/suit-classes.ts'
import { classOf, classPair, NO_SUIT, ROW_LENGTH, rowOfSuit } from './classes.ts'
import { eachPairOffFlop, type Flops, STARTS, startClassOf } from './flops.ts'
import type { UltimatePays } from './pays.ts'
import type { UltimateValues } from './values.ts'

/** What is best before the flop and after it: a bet as its place in the list of bets from 1 on, 0 for a check. */
export interface Decisions {
  /** By start. */
  readonly before: Uint8Array
  /** By class of flops and pair. */
  readonly flop: Uint8Array
  /** The value of a check before the flop, by start, summed over all flops and boards. */
  readonly checked: Float64Array
  /** The value of the whole game with these decisions, as such a sum. */
  readonly worth: number
}

/** Each board is reached by ten flops. */
export const FLOPS_A_BOARD = 10

/** The sums of all workers as one. */
export function addValues(sums: readonly UltimateValues[]): UltimateValues {
  const [first, ...others] = sums as [UltimateValues, ...UltimateValues[]]
  for (const other of others) {
    for (const part of ['stay', 'play', 'flop', 'taken'] as const) {
      const into = first[part]
      const from = other[part]
      for (let i = 0; i < into.length; i++) into[i]! += from[i]!
    }
  }
  return first
}

/** Finds the best decision after each flop, and from these the one before it. */
export function decide(values: UltimateValues, { bets }: UltimatePays, flops: Flops): Decisions {
  const width = bets[1].length
  const checked = new Float64Array(STARTS)
  const after = new Uint8Array(flops.count * PAIRS)
  const own = new Float64Array(PAIRS * width)
  for (let which = 0; which < flops.count; which++) {
    const cards = flops.cardsOf(which)
    const alike = flops.alike(which)
    eachPairOffFlop(cards, (a, b, pair) => {
      for (let i = 0; i < width; i++) own[pair * width + i] = flopSum(values, flops.count, which, a, b, i)
    })
    eachPairOffFlop(cards, (a, b, pair) => {
      // Pairs that meet the flop alike have been counted on each other's boards.
      const sum = (i: number) => alike.reduce((all, names) => all + own[names[pair]! * width + i]!, 0)
      let best = sum(width - 1)
      for (let i = 0; i < width; i++) {
        // Everything is relative to the first bet.
        const bet = i === 0 ? 0 : sum(i - 1)
        if (bet <= best) continue
        best = bet
        after[which * PAIRS + pair] = i + 1
      }
      checked[startClassOf(a, b)]! += best / alike.length
    })
  }
  const before = new Uint8Array(STARTS)
  let worth = 0
  for (let start = 0; start < STARTS; start++) {
    const withBet = (times: number) => FLOPS_A_BOARD * (values.stay[start]! + times * values.play[start]!)
    checked[start]! += withBet(bets[1][0]!)
    let best = checked[start]!
    for (const [i, times] of bets[0].entries()) {
      const bet = withBet(times)
      if (bet <= best) continue
      best = bet
      before[start] = i + 1
    }
    worth += best
  }
  return { before, flop: after, checked, worth }
}

/**
 * The worth of a pair after a flop (relative to the first bet): that of its kind, without boards that hold
 * one of its cards.
 */
export function flopSum(
  { flop, taken }: UltimateValues,
  flops: number,
  which: number,
  a: number,
  b: number,
  plane: number,
): number {
  const row = plane * flops + which
  let sum = 0
  for (let suit = 0; suit <= NO_SUIT; suit++) {
    const kind = classPair(classOf(a, suit), classOf(b, suit))
    sum += flop[row * ROW_LENGTH + rowOfSuit(suit) + kind]!
  }
  const at = (x: number, y: number) => (row * 52 + x) * 52 + y
  return sum - taken[at(a, b)]! - taken[at(b, a)]!
}

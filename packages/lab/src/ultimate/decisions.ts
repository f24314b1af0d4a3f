import { PAIRS } from '../cards/suit-classes.ts'
import { type Flops, STARTS, starts } from './flops.ts'
import type { Pays } from './pays.ts'
import type { Values } from './values.ts'

/** What is best before the flop and after it: a bet as its place in the list of bets from 1 on, 0 for a check. */
export interface Decisions {
  /** By start. */
  readonly before: Uint8Array
  /** By class of flops and pair. */
  readonly flop: Uint8Array
  /** What the whole game comes to with them, in the sum of all that was looked at. */
  readonly worth: number
}

/** Each board is reached by ten flops. */
export const FLOPS_A_BOARD = 10

/** The sums of all workers as one. */
export function total(sums: readonly Values[]): Values {
  const [first, ...others] = sums as [Values, ...Values[]]
  for (const other of others) {
    for (const part of ['stay', 'play', 'flop'] as const) {
      const into = first[part]
      const from = other[part]
      for (let i = 0; i < into.length; i++) into[i]! += from[i]!
    }
  }
  return first
}

/** What is best after each flop, and with that in mind, before it. */
export function decide({ stay, play, flop }: Values, { bets }: Pays, flops: Flops): Decisions {
  const start = starts()
  const checked = new Float64Array(STARTS)
  const after = new Uint8Array(flops.count * PAIRS)
  const width = bets[1].length + 1
  for (let which = 0; which < flops.count; which++) {
    const alike = flops.alike(which).map(renaming => flops.renamings[renaming]!)
    const sums = new Float64Array(width)
    for (let pair = 0; pair < PAIRS; pair++) {
      // Pairs that meet the flop alike have been counted on each other's boards.
      for (let i = 0; i < width; i++) {
        sums[i] = 0
        for (const names of alike) sums[i]! += flop[(which * PAIRS + names[pair]!) * width + i]!
      }
      let choice = 0
      for (let i = 0; i < width - 1; i++) {
        if (sums[i]! > (choice === 0 ? sums[width - 1]! : sums[choice - 1]!)) choice = i + 1
      }
      after[which * PAIRS + pair] = choice
      checked[start[pair]!]! += (choice === 0 ? sums[width - 1]! : sums[choice - 1]!) / alike.length
    }
  }
  const before = new Uint8Array(STARTS)
  let sum = 0
  for (let one = 0; one < STARTS; one++) {
    let best = checked[one]!
    for (const [i, times] of bets[0].entries()) {
      const worth = FLOPS_A_BOARD * (stay[one]! + times * play[one]!)
      if (worth <= best) continue
      best = worth
      before[one] = i + 1
    }
    sum += best
  }
  return { before, flop: after, worth: sum }
}

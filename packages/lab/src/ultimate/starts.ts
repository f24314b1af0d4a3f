import { type Decisions, FLOPS_A_BOARD } from './decisions.ts'
import { STARTS } from './flops.ts'
import { OPPOSING_HANDS } from './river.ts'
import type { UltimateValues } from './values.ts'

/** The value of a hand on a street, in Antes. */
export interface Outlook {
  /** The value of Ante and Blind for a player who stays in. */
  readonly stay: number
  /** The value of a Play wager of one Ante. */
  readonly play: number
  /** The value of all wagers for a player who checks. */
  readonly later: number
}

/** Boards that may come to two cards. */
const BOARDS_OF_A_START = (50 * 49 * 48 * 47 * 46) / 120

/** How many hands are of a start: a pair, two suits, one suit. */
export function handsOfStart(start: number): number {
  const [row, column] = [Math.trunc(start / 13), start % 13]
  return row === column ? 6 : row > column ? 12 : 4
}

/** What each of the 169 starts comes to before the flop. */
export const startOutlooks = (values: UltimateValues, { checked }: Decisions): Outlook[] =>
  Array.from({ length: STARTS }, (_, start) => {
    const ends = handsOfStart(start) * BOARDS_OF_A_START * OPPOSING_HANDS
    return {
      stay: values.stay[start]! / ends,
      play: values.play[start]! / ends,
      later: checked[start]! / (ends * FLOPS_A_BOARD),
    }
  })

import type { Picture } from './picture.ts'

/** Circles where nobody sits, which whoever looks at the table may bet. */
export interface OpenCircles {
  readonly seats: readonly number[]
  /** The hand that chips go to now. */
  readonly chosen: number | undefined
  choose(seat: number): void
}

/** Where the person sits who bets a circle at which nobody does. */
export const circlePlayer = ({ wagers, lines }: Picture, seat: number): number | undefined =>
  [...wagers, ...lines].find(one => one.seat === seat && one.player !== undefined)?.player

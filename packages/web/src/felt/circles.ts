import type { Picture } from './picture.ts'

/** Empty circles that the viewer may bet. */
export interface OpenCircles {
  readonly seats: readonly number[]
  /** The hand that chips go to. */
  readonly chosen: number | undefined
  choose(seat: number): void
}

/** The seat of the player who bets an empty circle. */
export const circlePlayer = ({ wagers, lines }: Picture, seat: number): number | undefined =>
  [...wagers, ...lines].find(one => one.seat === seat && one.player !== undefined)?.player

import type { Cents } from '../money/cents.ts'

/** The chips of a usual tray, and the coins for amounts below a dollar; the largest first. */
export const TRAY: readonly Cents[] = [50_000, 10_000, 2_500, 500, 100, 50, 25, 10, 5, 1]

/** A number of chips of one value, as a house dealer counts them out of the tray. */
export interface ChipCount {
  readonly cents: Cents
  readonly count: number
}

/**
 * An amount in chips, the largest first: the fewest possible where each value divides the next, as in a tray.
 */
export function countOut(cents: Cents): readonly ChipCount[] {
  const counted: ChipCount[] = []
  let left = cents
  for (const chip of TRAY) {
    const count = Math.floor(left / chip)
    if (count === 0) continue
    counted.push({ cents: chip, count })
    left -= chip * count
  }
  return counted
}

import type { Cents } from './cents.ts'

/** The chips of a card room, the smallest first. */
export const CHIP_SIZES: readonly Cents[] = [100, 500, 2_500, 10_000, 50_000, 100_000, 500_000]

/** The chip that bets of this size are made with. */
export const chipFor = (bet: Cents): Cents => CHIP_SIZES.findLast(size => size <= bet) ?? 1

/** The largest amount of whole chips within an amount. */
export const inChips = (cents: Cents, chip: Cents): Cents => Math.floor(cents / chip) * chip

/** Money, everywhere: whole cents, never dollars and never a fraction. */
export type Cents = number

/** The sum of the amounts of wagers or shares. */
export const totalAmount = (items: readonly { readonly amount: Cents }[]): Cents =>
  items.reduce((total, { amount }) => total + amount, 0)

/** The sum of fees. */
export const totalCents = (fees: readonly { readonly cents: Cents }[]): Cents =>
  fees.reduce((total, { cents }) => total + cents, 0)

/** The chips of a card room, the smallest first. */
const CHIP_SIZES: readonly Cents[] = [100, 500, 2_500, 10_000, 50_000, 100_000, 500_000]

/** The chip that bets of this size are made with. */
export const chipFor = (bet: Cents): Cents => CHIP_SIZES.findLast(size => size <= bet) ?? 1

/** The largest amount of whole chips within an amount. */
export const inChips = (cents: Cents, chip: Cents): Cents => Math.floor(cents / chip) * chip

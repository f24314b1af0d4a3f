/** Money, everywhere: whole cents, never dollars and never a fraction. */
export type Cents = number

/** Whether a value is an amount of money: whole cents, and not negative. */
export const isCents = (value: unknown): value is Cents =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** The sum of the amounts of wagers or shares. */
export const totalAmount = (items: readonly { readonly amount: Cents }[]): Cents =>
  items.reduce((total, { amount }) => total + amount, 0)

/** The sum of fees. */
export const totalCents = (fees: readonly { readonly cents: Cents }[]): Cents =>
  fees.reduce((total, { cents }) => total + cents, 0)

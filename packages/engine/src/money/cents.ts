/** Money, everywhere: whole cents, never dollars and never a fraction. */
export type Cents = number

/** Whether a value is an amount of money: whole cents, and not negative. */
export const isCents = (value: unknown): value is Cents =>
  Number.isSafeInteger(value) && (value as number) >= 0

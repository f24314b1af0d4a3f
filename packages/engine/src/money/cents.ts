/** Money is whole cents. */
export type Cents = number

export const isCents = (value: unknown): value is Cents =>
  Number.isSafeInteger(value) && (value as number) >= 0

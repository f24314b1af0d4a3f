/** Money is whole cents. */
export type Cents = number

export const isCents = (value: unknown): value is Cents =>
  Number.isSafeInteger(value) && (value as number) >= 0

/** `$12.50`, `$5`: as a sign at the table prints it. */
export function dollars(cents: Cents): string {
  const sign = cents < 0 ? '−' : ''
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const rest = Math.abs(cents) % 100
  return `${sign}$${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}

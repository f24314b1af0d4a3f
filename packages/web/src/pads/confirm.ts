import type { Option } from '@cardroom/engine'

/** Whether a move must be confirmed; with an amount, from that amount on. */
export function isGrave({ grave }: Option, cents: number | undefined): boolean {
  if (grave === undefined || grave === true) return grave ?? false
  return cents !== undefined && cents >= grave
}

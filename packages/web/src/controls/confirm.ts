import type { Option } from '@cardroom/engine'

/** Whether a slip would hurt: the move is asked for twice, with an amount from that amount on. */
export function isGrave({ grave }: Option, cents: number | undefined): boolean {
  if (grave === undefined || grave === true) return grave ?? false
  return cents !== undefined && cents >= grave
}

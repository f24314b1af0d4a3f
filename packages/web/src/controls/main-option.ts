import type { Ask, Option } from '@cardroom/engine'

/**
 * The move that costs least to make by mistake is the one that stands out: the safe one; where that gives the hand
 * up, or there is none, the first that goes on with it and names no amount.
 */
export const mainOption = ({ options }: Ask): Option | undefined =>
  options.find(({ safe, ends }) => safe && !ends) ??
  options.find(({ ends, grave, cents }) => !ends && !grave && !cents)

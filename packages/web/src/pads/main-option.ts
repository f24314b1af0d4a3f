import type { Ask, Option } from '@cardroom/engine'

/**
 * The move that is emphasised, since it costs least by mistake: the safe one; where that gives the hand up, or there is
 * none, the first that stays in and names no amount.
 */
export const mainOption = ({ options }: Ask): Option | undefined =>
  options.find(({ safe, ends }) => safe && !ends) ??
  options.find(({ ends, grave, cents }) => !ends && !grave && !cents)

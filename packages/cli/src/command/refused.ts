import type { Refusal } from '@cardroom/engine'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import { BadInput } from './bad-input.ts'

/** Why something was refused, with its place. */
export const whyRefused = (refusal: Refusal): string => sayRefusal(english, refusal)

/** Bad input, as the engine, the rulebook or the lab refuse it; with the option that it was given by. */
export const refused = (refusal: Refusal, option?: string): BadInput =>
  new BadInput(option === undefined ? whyRefused(refusal) : `${option}: ${whyRefused(refusal)}`)

import { type Refusal, within, writePath } from '@cardroom/engine/say'
import { english } from '@cardroom/words/en'
import { BadInput, type Wrong, wrongAt } from './bad-input.ts'

/** What was refused, in words; `around` is what its place stands in, such as a file. */
export const refusedIn = (around: string, refusal: Refusal): Wrong =>
  wrongAt(english.refusal(refusal), [around, writePath(refusal.at)].filter(Boolean).join(': '), refusal.code)

/** Bad input, as the engine, the rulebook or the lab refuse it; with the option that it was given by. */
export const refused = (refusal: Refusal, option?: string): BadInput =>
  new BadInput([refusedIn('', option === undefined ? refusal : within<never>([option], refusal))])

import { type Refusal, within, writePath } from '@cardroom/engine/say'
import { english } from '@cardroom/words/en'
import { BadInput, type InputMistake, wrongAt } from './bad-input.ts'

/** A refusal in words; `around` is the context of its place, such as a file. */
export const refusedIn = (around: string, refusal: Refusal): InputMistake =>
  wrongAt(english.refusal(refusal), [around, writePath(refusal.at)].filter(Boolean).join(': '), refusal.code)

/** Turns a refusal of engine, rulebook or lab into bad input, with its option. */
export const badInputOf = (refusal: Refusal, option?: string): BadInput =>
  new BadInput([refusedIn('', option === undefined ? refusal : within<never>([option], refusal))])

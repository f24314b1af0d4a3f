import { type Refusal, writePath } from '@cardroom/engine'
import type { Speaker } from './speaker.ts'

/** Why something was refused, with its place as records and the command line write it; a page leaves the place out. */
export function sayRefusal(speaker: Speaker, refusal: Refusal): string {
  const why = speaker.refusal(refusal)
  return refusal.at.length === 0 ? why : `${writePath(refusal.at)}: ${why}`
}

import type { Text } from '@cardroom/engine'
import { grammar } from '../../grammar/en.ts'
import { speak } from '../../speak.ts'
import { messages } from './hand-messages.ts'

const speaker = speak(grammar, messages)

/** Names a hand as records do; code that only writes records loads no other words. */
export function nameHand(what: Text): string {
  if (typeof what !== 'string' && !Object.hasOwn(messages, what.say))
    throw new Error(`"${what.say}" is not the name of a hand`)
  return speaker.say(what)
}

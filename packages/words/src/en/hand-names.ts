import type { Text, Values } from '@cardroom/engine'
import { nameOrSame } from '../own-word.ts'
import { hands, panHands } from './hands.ts'
import { printedNames } from './names/printed.ts'

/** What is said of a hand needs nothing of the language around it but the names of its parts. */
type Name = string | ((values: Values, speaker: { say(what: Text): string }) => string)

// Keys are looked up by name: what was said with a typed key is in every catalogue, or it does not compile.
const NAMES = new Map(Object.entries({ ...hands, ...panHands }) as [string, Name][])

/** Says what a hand is, as records do; whoever only writes records loads no other words. */
export function nameHand(what: Text): string {
  if (typeof what === 'string') return nameOrSame(printedNames, what)
  const name = NAMES.get(what.say)
  if (name === undefined) throw new Error(`"${what.say}" is not the name of a hand`)
  return typeof name === 'string' ? name : name(what.values ?? {}, { say: nameHand })
}

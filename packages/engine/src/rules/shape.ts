import type { Odds } from '../money/odds.ts'
import type { Saying, Value } from '../say/saying.ts'
import { listOf, mapOf, matching, object, oneOf, optional, type Shape, text, whole } from '../shape/shape.ts'
import type { Cite } from './cite.ts'

/** What the rule sets of all families are made of. */

export const cite: Shape<Cite> = matching(
  /^(practice|\d{3}:\d+(-\d+)?(, (\d{3}:)?\d+(-\d+)?)*)$/,
  'lines of a filing ("003:1122", "003:513, 003:527-528") or "practice"',
)

/** A rule of which there is nothing to say but where it stands. */
export const filed = object({ cite })

/** Present, or left out. */
export const yes = oneOf(true)

export const odds = matching(/^\d+:[1-9]\d*$/, 'odds ("6:5")') as Shape<Odds>

/** A reading that must be in force. */
export const underReading = object({ name: text, is: text })

const reading = object({ name: text, default: text, others: listOf(text), why: text, cite })

const word = object({ word: text, means: text, cite })

export const incidentFields = {
  name: text,
  when: text,
  consequence: text,
  cite,
  effect: optional(oneOf('foul-hand', 'forfeit')),
  written: oneOf('ruling', 'in-the-record'),
}

/** What every rule set has, but for its family and its incidents. */
export const ruleSetFields = {
  id: matching(/^[a-z\d-]+\/[a-z\d-]+$/, 'a room and a game ("my-room/my-game")'),
  name: text,
  number: optional(text),
  owner: optional(text),
  source: listOf(cite),
  seats: object({ places: whole(2), cite }),
  readings: listOf(reading),
  glossary: optional(listOf(word)),
}

const value: Shape<Value> = {
  schema: {},
  read(read) {
    return read as Value
  },
}

/** A saying: the key of a sentence, or `own-words` with a text of the room's own. */
export const sayingShape: Shape<Saying> = object({ say: text, values: optional(mapOf(value)) })

import type { Odds } from '../money/odds.ts'
import type { Saying, Text, Value } from '../say/saying.ts'
import { expecting } from '../shape/sentences.ts'
import {
  either,
  listOf,
  mapOf,
  matching,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  whole,
} from '../shape/shape.ts'
import type { Cite } from './cite.ts'
import { SHORT_BUYS } from './seating.ts'
import { SUPPLIES } from './supply.ts'

/** The shapes that the rule sets of all families are made of. */

export const cite: Shape<Cite> = matching(
  /^(practice|\d{3}:\d+(-\d+)?(, (\d{3}:)?\d+(-\d+)?)*)$/,
  expecting('lines-of-a-filing'),
)

/** A rule of which only the citation is recorded. */
export const filedRule = object({ cite })

/** Present, or left out. */
export const yes = oneOf(true)

export const odds = matching(/^\d+:[1-9]\d*$/, expecting('some-odds')) as Shape<Odds>

/** A reading that must be in force. */
export const underReading = object({ name: text, is: text })

/** The values of a sentence; sayings may contain sayings. */
const value: Shape<Value> = {
  schema: {
    anyOf: [
      { type: 'string' },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'array' },
      { type: 'object', properties: { say: { type: 'string' } }, required: ['say'] },
    ],
  },
  read(read, path, mistakes) {
    if (typeof read === 'string' || typeof read === 'number' || typeof read === 'boolean') return read
    return Array.isArray(read)
      ? listOf(value).read(read, path, mistakes)
      : sayingShape.read(read, path, mistakes)
  },
}

/** A saying: the key of a sentence, or `own-words` with a text of the room's own. */
export const sayingShape: Shape<Saying> = object({ say: text, values: optional(mapOf(value)) })

/** A text on a sheet: a saying, or the room's own words. */
export const sheetText: Shape<Text> = either<Text>(expecting('a-text'), text, sayingShape)

const reading = object({ name: text, default: text, others: listOf(text), why: sheetText, cite })

const supply = object({
  from: oneOf(...SUPPLIES),
  cite,
  burn: optional(object({ by: oneOf('first-card'), cite })),
  cut: optional(object({ by: oneOf('player-dealer'), cite })),
  freeHands: optional(object({ most: whole(1), cite })),
})

const word = object({ word: sheetText, means: sheetText, cite })

const minutes = object({ minutes: whole(1), cite })

const seating = object({
  buyIn: optional(object({ minimumBets: optional(whole(1)), shortBuys: oneOf(...SHORT_BUYS), cite })),
  returns: optional(minutes),
  held: optional(minutes),
  called: optional(minutes),
  changes: optional(object({ players: whole(2), cite })),
})

/** The fields of every rule set, except its family and its incidents. */
export const ruleSetFields = {
  id: matching(/^[a-z\d-]+\/[a-z\d-]+$/, expecting('a-room-and-a-game')),
  name: text,
  number: optional(text),
  owner: optional(text),
  source: listOf(cite),
  seats: object({
    places: whole(2),
    smaller: optional(object({ places: whole(2), cite })),
    larger: optional(cite),
    cite,
  }),
  seating: optional(seating),
  supply: optional(supply),
  readings: listOf(reading),
  glossary: optional(listOf(word)),
}

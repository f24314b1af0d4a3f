import type { ScheduleName } from '../collection/find-option.ts'
import type { Input } from '../round/awaiting.ts'
import { writeMove, writeRuling } from '../round/moves.ts'
import type { Round } from '../round/round.ts'
import type { Family, House } from '../rules/family.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Say } from '../say/saying.ts'
import { expecting } from '../shape/sentences.ts'
import {
  anyText,
  cents,
  either,
  type JsonSchema,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  type Read,
  readBy,
  type Shape,
  text,
  whole,
} from '../shape/shape.ts'
import { drive } from './drive.ts'
import { houseOf } from './house.ts'
import { type ResultWritten, writeResult } from './result.ts'
import { shoeOf, writeCard } from './shoe.ts'

const scheduleName = either<string | number>(expecting('a-schedule-option'), whole(1), text)

/** What every record has, whatever the game. */
const common = object({
  record: oneOf(1),
  game: text,
  schedule: optional(
    either<ScheduleName>(expecting('a-schedule-option'), scheduleName, listOf(scheduleName, 1)),
  ),
  limits: optional(object({ min: optional(cents), max: optional(cents) })),
  readings: optional(mapOf(text)),
  cards: either<string | Readonly<Record<string, string>>>(expecting('some-cards'), text, mapOf(anyText)),
  dice: optional(listOf(whole(1), 1)),
  moves: optional(listOf(text)),
  /** How the deck was shuffled, where it can be checked. */
  shuffle: optional(
    object({
      commitment: text,
      secret: text,
      added: listOf(object({ name: text, text })),
    }),
  ),
  result: optional(anything()),
})

export type RoundRecord = Read<typeof common.fields>

function anything(): Shape<unknown> {
  return { schema: {}, read: value => value }
}

/** The schema of the records of one family, with its moves in words where the family lists them. */
export function recordSchema(family: Family): JsonSchema {
  const { schema } = recordShape(family)
  if (!family.moves) return schema
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>
  const description = Object.entries(family.moves)
    .map(([move, means]) => `"SEAT ${move}": ${means}`)
    .join('; ')
  return { ...schema, properties: { ...properties, moves: { ...properties.moves, description } } }
}

const recordShape = (family: Family) => object({ ...common.fields, ...family.setup.fields })

/** Where a driver of records finds what they name. */
export interface Library {
  /** The rule set of a game and the family that plays it. */
  game(id: string): { readonly rules: RuleSet; readonly family: Family } | Refusal
  /** What a schedule's name means for a game. */
  schedules(game: string, name: ScheduleName): House['collection'] | Refusal
}

export interface Played {
  readonly record: RoundRecord
  readonly rules: RuleSet
  readonly round: Round
}

/** Starts the round that a record describes, without playing it. */
export function startRecord(value: unknown, library: Library): Played | Refusal {
  const id = readBy(text, (value as { game?: unknown } | null)?.game, ['game'])
  if (isRefusal(id)) return id
  const game = library.game(id)
  if (isRefusal(game)) return game
  const { rules, family } = game
  const record: RoundRecord | Refusal = readBy(recordShape(family), value)
  if (isRefusal(record)) return record
  const house = houseOf(rules, record, library)
  if (isRefusal(house)) return house
  const setup: Record<string, unknown> = {}
  for (const key of Object.keys(family.setup.fields)) {
    const field = (record as Record<string, unknown>)[key]
    if (field !== undefined) setup[key] = field
  }
  const round = family.start(rules, setup, house)
  return isRefusal(round) ? round : { record, rules, round }
}

/** The round that a record describes, played to its end. */
export function playRecord(value: unknown, library: Library): Played | Refusal {
  const played = startRecord(value, library)
  if (isRefusal(played)) return played
  const { record, round } = played
  const shoe = shoeOf(record.cards)
  if (isRefusal(shoe)) return shoe
  const refusal = drive(round, {
    shoe,
    moves: record.moves ?? [],
    ...(record.dice ? { dice: record.dice } : {}),
  })
  return refusal ?? played
}

/** A record's answer: the record itself with its result, the hands named in the language of `say`. */
export function completeRecord(
  value: unknown,
  library: Library,
  say: Say,
): (RoundRecord & { result: ResultWritten }) | Refusal {
  const played = playRecord(value, library)
  if (isRefusal(played)) return played
  return { ...(value as RoundRecord), result: writeResult(played.round.result, say) }
}

/**
 * What was put into a round, as a record writes it: the cards in the order in which they came, and the moves.
 * An offer that was declined is written too: silence would not say which of several offers was taken later.
 */
export function writeInputs(inputs: readonly Input[]): Pick<RoundRecord, 'cards' | 'moves' | 'dice'> {
  const cards: string[] = []
  const moves: string[] = []
  let dice: readonly number[] | undefined
  for (const input of inputs) {
    if (input.kind === 'card') cards.push(writeCard(input))
    else if (input.kind === 'dice') dice = input.dice
    else if (input.kind === 'ruling') moves.push(writeRuling(input))
    else if (input.kind === 'move') moves.push(writeMove(input))
  }
  return { cards: cards.join(' '), moves, ...(dice ? { dice } : {}) }
}

import type { ScheduleName } from '../collection/find-option.ts'
import { postedOf } from '../collection/posted.ts'
import type { Game } from '../family/game.ts'
import type { Library } from '../family/library.ts'
import type { Input } from '../round/awaiting.ts'
import { writeMove, writeRuling } from '../round/moves.ts'
import type { Round } from '../round/round.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import type { Say, Saying } from '../say/saying.ts'
import { readBy } from '../shape/read-by.ts'
import { expecting } from '../shape/sentences.ts'
import {
  anyText,
  cents,
  either,
  type JsonSchema,
  listOf,
  mapOf,
  type ObjectShape,
  object,
  oneOf,
  optional,
  type ReadFields,
  type Shape,
  text,
  whole,
} from '../shape/shape.ts'
import { drive, driveUntilCalledOff } from './drive.ts'
import { refuseRecord } from './refusals.ts'
import { type ResultWritten, writeResult } from './result.ts'
import { shoeOf, writeCard } from './shoe.ts'

const scheduleName = either<string | number>(expecting('a-schedule-option'), whole(1), text)

/** The fields of every record, of any game. */
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
  /** Which shoe it was dealt from, and how many cards had left it. */
  shoe: optional(object({ id: text, from: whole(0) })),
  /** How the cards were shuffled, where that can be checked; without the secret while the shoe is in use. */
  shuffle: optional(
    object({
      how: optional(oneOf(2, 3, 4)),
      commitment: text,
      secret: optional(text),
      added: listOf(object({ name: text, text, commitment: optional(text) })),
      cut: optional(whole(0)),
      cutCard: optional(whole(1)),
      root: optional(text),
    }),
  ),
  /** The house's commitments to the order of reshuffled cards. */
  reshuffles: optional(listOf(text)),
  /**
   * Proofs that cards of a record are those that the house committed to: `card` is the place among them, from
   * 0.
   */
  proofs: optional(
    listOf(
      object({
        card: whole(0),
        place: whole(0),
        again: optional(whole(1)),
        salt: text,
        path: listOf(text),
      }),
    ),
  ),
  /**
   * Whether the rules need cards that stay sealed, so that the round cannot be replayed from what is shown.
   */
  withheld: optional(oneOf(true)),
  /**
   * Whether the house called the round off: everything put in went back, and the cards stayed out of the
   * shoe.
   */
  voided: optional(oneOf(true)),
  /** The places (from 0) of cards that nobody ever saw: any possible card stands there. */
  unseen: optional(listOf(whole(0), 1)),
  result: optional(anything()),
})

/** What all round records have in common. */
export type RoundRecord = ReadFields<typeof common.fields>

function anything(): Shape<unknown> {
  return { schema: {}, read: value => value }
}

/** A family's part of a record: how its rounds start, and its moves in words where it lists them. */
export interface RecordPart {
  readonly setup: ObjectShape<object>
  readonly moves?: Readonly<Record<string, Saying>>
}

/** The schema of the records of one family, its moves in the language of `say`. */
export function recordSchema({ setup, moves }: RecordPart, say: Say): JsonSchema {
  const { schema } = object({ ...common.fields, ...setup.fields })
  if (!moves) return schema
  const properties = schema.properties as Readonly<Record<string, JsonSchema>>
  const description = Object.entries(moves)
    .map(([move, means]) => `"SEAT ${move}": ${say(means)}`)
    .join('; ')
  return { ...schema, properties: { ...properties, moves: { ...properties.moves, description } } }
}

/** A record and its round, played as far as the inputs go. */
export interface PlayedRecord {
  readonly record: RoundRecord
  /** The part of the record that only the game's family reads. */
  readonly setup: object
  readonly game: Game
  readonly round: Round
}

/** Starts the round of a record without playing it. */
export function startRecord(value: unknown, library: Library): PlayedRecord | Refusal {
  const id = readBy(text, isObject(value) ? value.game : undefined, ['game'])
  if (isRefusal(id)) return id
  const game = library.game(id)
  if (isRefusal(game)) return game
  const { rest, setup } = split(value, game)
  const record = readBy(common, rest)
  if (isRefusal(record)) return record
  const posted = postedOf(game.rules, record, library)
  if (isRefusal(posted)) return posted
  const round = game.start(setup, posted)
  return isRefusal(round) ? round : { record, setup, game, round }
}

/** Splits a record into its family's part and the common rest. */
function split(value: unknown, { setup }: Game): { rest: object; setup: object } {
  const fields = Object.entries(isObject(value) ? value : {})
  const isSetup = ([name]: readonly [string, unknown]) => Object.hasOwn(setup.fields, name)
  return {
    rest: Object.fromEntries(fields.filter(field => !isSetup(field))),
    setup: Object.fromEntries(fields.filter(isSetup)),
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The round of a record, played to its end or to where it was called off. */
export function playRecord(value: unknown, library: Library): PlayedRecord | Refusal {
  const played = startRecord(value, library)
  if (isRefusal(played)) return played
  const { record, round } = played
  const shoe = shoeOf(record.cards)
  if (isRefusal(shoe)) return shoe
  const drives = record.voided ? driveUntilCalledOff : drive
  const refusal = drives(round, {
    shoe,
    moves: record.moves ?? [],
    ...(record.dice ? { dice: record.dice } : {}),
    ...(record.reshuffles ? { roots: record.reshuffles } : {}),
  })
  return refusal ?? played
}

/** Completes a record: adds its result, with the hands named in the language of `say`. */
export function completeRecord(
  value: unknown,
  library: Library,
  say: Say,
): (RoundRecord & { result: ResultWritten }) | Refusal {
  const played = playRecord(value, library)
  if (isRefusal(played)) return played
  if (played.record.voided) return within(['voided'], refuseRecord('called-off'))
  return { ...(value as RoundRecord), result: writeResult(played.round.result, say) }
}

/**
 * The inputs of a round as a record writes them: the cards in their order, and the moves. Declined offers are
 * written too: silence would not say which of several offers was taken later.
 */
export function writeInputs(
  inputs: readonly Input[],
): Pick<RoundRecord, 'cards' | 'moves' | 'dice' | 'reshuffles'> {
  const cards: string[] = []
  const moves: string[] = []
  const reshuffles: string[] = []
  let dice: readonly number[] | undefined
  for (const input of inputs) {
    if (input.kind === 'card') cards.push(writeCard(input))
    else if (input.kind === 'dice') dice = input.dice
    else if (input.kind === 'shuffled') reshuffles.push(...(input.root === undefined ? [] : [input.root]))
    else if (input.kind === 'ruling') moves.push(writeRuling(input))
    else if (input.kind === 'move') moves.push(writeMove(input))
  }
  return {
    cards: cards.join(' '),
    moves,
    ...(dice ? { dice } : {}),
    ...(reshuffles.length > 0 ? { reshuffles } : {}),
  }
}

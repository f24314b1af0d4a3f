import type { ScheduleName } from '../collection/find-option.ts'
import type { Cents } from '../money/cents.ts'
import { SHORT_BUYS } from '../rules/seating.ts'
import { yes } from '../rules/shape.ts'
import { expecting } from '../shape/sentences.ts'
import {
  cents,
  either,
  listOf,
  mapOf,
  type Of,
  object,
  oneOf,
  optional,
  positiveCents,
  type Shape,
  seatNumber,
  text,
  whole,
} from '../shape/shape.ts'
import type { BuyIn, TableSettings } from '../table/settings.ts'
import { personName } from './entry.ts'

const option = either<string | number>(expecting('a-schedule-option'), whole(1), text)

const anyObject: Shape<object> = {
  schema: { type: 'object' },
  read: (value, path, mistakes) => mapOf(anything).read(value, path, mistakes),
}
const anything: Shape<unknown> = { schema: {}, read: value => value }

const sitter = object({
  seat: seatNumber,
  name: optional(personName),
  stack: optional(positiveCents),
  /** Plays for a third-party provider. */
  provider: optional(yes),
})
/** A player at the table when the session begins; without a name the seat has its number. */
export type SessionSeat = Of<typeof sitter>

/** The settings of a table that a person deals, chosen before its first round. */
export const dealtSettings = object({
  /** The name of the session and its rounds; it is enough to watch the table. */
  id: text,
  game: text,
  title: text,
  schedule: optional(either<ScheduleName>(expecting('a-schedule-option'), option, listOf(option, 1))),
  limits: optional(object({ min: optional(cents), max: optional(cents) })),
  readings: optional(mapOf(text)),
  /** The regime of the table, where that is not the filing itself. */
  regime: optional(text),
  /** What every round's setup has: decks, or stakes and blinds. */
  setup: anyObject,
  /** The buy-in, where the players' chips are counted; without it nobody runs out of them. */
  buyIn: optional(
    object({
      min: cents,
      max: optional(cents),
      usual: cents,
      short: optional(oneOf(...SHORT_BUYS)),
    }),
  ),
  seats: listOf(sitter),
})
/** The settings of a table that a person deals. */
export type DealtSettings = Of<typeof dealtSettings>

/** The stack of players whose chips are not counted: more than any player brings. */
const UNCOUNTED_CHIPS: Cents = 1_000_000_000_00

const UNCOUNTED_BUY_IN: BuyIn = { min: 1, usual: UNCOUNTED_CHIPS }

/** Converts them into the settings of a table. */
export function tableSettingsOf(settings: DealtSettings): TableSettings {
  const { id: _, seats: __, buyIn = UNCOUNTED_BUY_IN, ...table } = settings
  return { ...table, buyIn }
}

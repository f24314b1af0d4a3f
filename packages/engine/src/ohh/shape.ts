import { refuseHistory } from '../formats/refusals.ts'
import { OWN_FIELD } from '../formats/unsaid.ts'
import { within } from '../say/refusal.ts'
import {
  type Fields,
  flag,
  listOf,
  type Of,
  object,
  oneOf,
  optional,
  type ReadFields,
  type Shape,
  seatNumber,
  text,
  whole,
} from '../shape/shape.ts'
import { OPEN_GAMES, type OpenGame } from './hand.ts'

/** An object of which only these fields are read; `null` and an empty text count as missing. */
const known = <const F extends Fields>(fields: F): Shape<ReadFields<F>> => {
  const shape = object(fields)
  return {
    schema: { ...shape.schema, additionalProperties: true },
    read: (value, path, mistakes) =>
      shape.read(isObject(value) ? only(value, fields) : value, path, mistakes),
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const only = (value: object, fields: Fields): object =>
  Object.fromEntries(
    Object.entries(value).filter(([key, one]) => Object.hasOwn(fields, key) && one !== null && one !== ''),
  )

const amount: Shape<number> = {
  schema: { type: 'number', minimum: 0 },
  read(value, path, mistakes) {
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
    mistakes.push(within<never>(path, refuseHistory('hand-not-held', { what: JSON.stringify(value) })))
    return 0
  },
}

const own: Shape<object> = {
  schema: { type: 'object' },
  read(value, path, mistakes) {
    if (isObject(value)) return value
    mistakes.push(within<never>(path, refuseHistory('phh-not-a-hand')))
    return {}
  },
}

const action = known({
  player_id: whole(0),
  action: text,
  amount: optional(amount),
  cards: optional(listOf(text)),
})

/** The part of a file that is read; other programs write more. */
export const openHandShape = known({
  ohh: known({
    tournament: optional(flag),
    game_type: optional(oneOf(...(Object.keys(OPEN_GAMES) as OpenGame[]))),
    bet_limit: optional(known({ bet_type: oneOf('NL', 'PL', 'FL') })),
    start_date_utc: optional(text),
    currency: optional(text),
    dealer_seat: optional(whole(0)),
    small_blind_amount: optional(amount),
    big_blind_amount: optional(amount),
    ante_amount: optional(amount),
    flags: optional(listOf(text)),
    players: listOf(
      known({ id: whole(0), seat: seatNumber, name: optional(text), starting_stack: amount }),
      2,
    ),
    rounds: listOf(known({ id: optional(whole(0)), cards: optional(listOf(text)), actions: listOf(action) })),
    pots: optional(listOf(known({ rake: optional(amount), jackpot: optional(amount) }))),
    [OWN_FIELD]: optional(own),
  }),
})

export type OpenHandRead = Of<typeof openHandShape>['ohh']
export type OpenActionRead = Of<typeof action>

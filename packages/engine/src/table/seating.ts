import { dollars } from '../money/cents.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { type Refusal, refuse } from '../say/refusal.ts'
import { blindsOf, NOTHING_OWED } from './blinds.ts'
import type { TableCommand } from './command.ts'
import type { TableEvent } from './event.ts'
import type { TableSettings } from './settings.ts'
import { seatOf, type TableState } from './state.ts'

/** The places that are free, clockwise from 1. */
export const freeSeats = (rules: RuleSet, state: TableState): number[] =>
  Array.from({ length: rules.seats.places }, (_, i) => i + 1).filter(seat => !state.seats[seat])

const isDealtInAtOnce = (rules: RuleSet): boolean => 'dealtInAtOnce' in rules

/** Somebody takes a seat. Who joins a pot game that is under way owes a big blind (002:70), unless it is filed otherwise. */
export function sit(
  rules: RuleSet,
  settings: TableSettings,
  state: TableState,
  { player, name, bot = false, ...wanted }: Extract<TableCommand, { do: 'sit' }>,
): TableEvent | Refusal {
  const at = seatOf(state, player)
  if (at !== undefined) return refuse(`you have seat ${at} already`)
  const free = freeSeats(rules, state)
  const seat = wanted.seat ?? free[0]
  if (seat === undefined) return refuse('every seat is taken')
  if (seat > rules.seats.places) return refuse(`the table has ${rules.seats.places} places`)
  if (!free.includes(seat)) return refuse(`seat ${seat} is taken`)
  if (Object.values(state.seats).some(one => one.name === name)) return refuse(`${name} has a seat already`)
  const { min, max, usual } = settings.buyIn
  const stack = wanted.stack ?? usual
  if (stack < min || stack > max) return refuse(`one sits down with ${dollars(min)} to ${dollars(max)}`)
  const underWay = state.blinds?.big !== undefined && blindsOf(settings).length > 0 && !isDealtInAtOnce(rules)
  const owes = underWay ? { small: false, big: true } : NOTHING_OWED
  return { type: 'sat', seat, player, name, bot, stack, owes }
}

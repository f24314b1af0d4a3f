import { granted, type Library, type Reading, type Readings, type Rules } from '@cardroom/engine'
import type { Randomness } from '@cardroom/engine/cards'
import {
  type FeeOption,
  type FeeTable,
  feeReadings,
  type HouseChoice,
  type Posted,
  postedOf,
  type Schedule,
  type Span,
  scheduleName,
  schedulesOf,
} from '@cardroom/engine/collection'
import { dealtIn } from '@cardroom/engine/poker'

/** Where games and their fees are looked up: a rulebook. */
export interface Book extends Library {
  readonly feeTables: readonly FeeTable[]
}

/** What the house has chosen for a round, as its record names it and as it is posted. */
export interface House {
  readonly choice: HouseChoice
  readonly posted: Posted
  /** The options in force, one for each band of players; none where no fee is taken. */
  readonly schedules: readonly Schedule[]
}

/** Any schedule option of the game, or none: each comes up once in as many rounds as there are. */
export function houseFor(rules: Rules, n: number, randomness: Randomness, book: Book): House {
  const filed = playable(rules, book)
  const one = filed[n % (filed.length + 1)]
  const schedules = one === undefined ? [] : randomness.below(2) === 0 ? [one] : withOtherBands(one, filed)
  const readings = readingsFor(rules, schedules, randomness)
  const choice: HouseChoice = {
    ...(schedules.length > 0 ? { schedule: schedules.map(scheduleName) } : {}),
    readings,
  }
  return { choice, schedules, posted: granted(postedOf(rules, choice, book)) }
}

const PLAYABLE = new WeakMap<Rules, readonly Schedule[]>()

/** The options under which a round can start: some number of players at the table is covered. */
export function playable(rules: Rules, book: Book): readonly Schedule[] {
  const known = PLAYABLE.get(rules)
  if (known) return known
  const counts = countsAt(rules)
  const all = Object.values(schedulesOf(book.feeTables, rules.id)).flat()
  const found = all.filter(schedule => counts.some(players => covers([schedule], players)))
  PLAYABLE.set(rules, found)
  return found
}

/** The numbers of players that may be dealt in. */
function countsAt(rules: Rules): number[] {
  const counts = Array.from({ length: rules.seats.places - 1 }, (_, i) => i + 2)
  if (rules.family === 'poker') return counts.map(players => dealtIn(rules, players))
  return rules.family === 'pan' ? counts : [1, ...counts]
}

export const covers = (schedules: readonly Schedule[], players: number): boolean =>
  schedules.some(({ option }) => isWithin(option.players ?? {}, players))

const isWithin = ({ from = 0, to = Number.POSITIVE_INFINITY }: Span, players: number): boolean =>
  players >= from && players <= to

/** An option with those that are printed for other numbers of players and the same limits. */
function withOtherBands(one: Schedule, filed: readonly Schedule[]): Schedule[] {
  if (!one.option.players) return [one]
  const together = [one]
  for (const other of filed) {
    const alike = other.game.document === one.game.document && sameLimits(other.option, one.option)
    if (alike && !together.some(({ option }) => overlap(option, other.option))) together.push(other)
  }
  return together
}

const sameLimits = (a: FeeOption, b: FeeOption): boolean =>
  JSON.stringify([a.limit, a.betting]) === JSON.stringify([b.limit, b.betting])

function overlap({ players: a = {} }: FeeOption, { players: b = {} }: FeeOption): boolean {
  const last = ({ to = Number.POSITIVE_INFINITY }: Span) => to
  return (a.from ?? 0) <= last(b) && (b.from ?? 0) <= last(a)
}

/** The defaults in every other round; else each open point as it may be. */
function readingsFor(rules: Rules, schedules: readonly Schedule[], randomness: Randomness): Readings {
  if (randomness.below(2) === 0) return {}
  const open: readonly Reading[] = [
    ...rules.readings,
    ...schedules.flatMap(({ option }) => feeReadings(option)),
  ]
  return Object.fromEntries(
    open.map(({ name, default: usual, others }) => {
      const choices = [usual, ...others]
      return [name, choices[randomness.below(choices.length)]!]
    }),
  )
}

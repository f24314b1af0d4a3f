import type { Randomness } from '../cards/shuffle.ts'
import { type FeeOption, type FeeTable, type Schedule, type Span, scheduleName } from '../collection/fee.ts'
import { schedulesOf } from '../collection/find-option.ts'
import { type HouseChoice, type PostedTerms, postedOf } from '../collection/posted.ts'
import { feeReadings } from '../collection/readings.ts'
import type { Rules } from '../families.ts'
import type { Library } from '../family/library.ts'
import type { Readings } from '../rules/readings.ts'
import type { Reading } from '../rules/rule-set.ts'
import { isRefusal, type Refusal, unwrap } from '../say/refusal.ts'
import { countsDealtIn, coversPlayers } from './random-family.ts'

/** Looks up games and their fees: a rulebook. */
export interface FeeLibrary extends Library {
  readonly feeTables: readonly FeeTable[]
}

/** What the house has chosen for a round, as its record names it and as it is posted. */
export interface HouseSetup {
  readonly choice: HouseChoice
  readonly posted: PostedTerms
  /** The options in force, one for each band of players; none where no fee is taken. */
  readonly schedules: readonly Schedule[]
}

/** Any schedule option of the game, or none: each comes up equally often. */
export function randomHouse(rules: Rules, n: number, randomness: Randomness, book: FeeLibrary): HouseSetup {
  const filed = playableSchedules(rules, book)
  const one = filed[n % (filed.length + 1)]
  const schedules = one === undefined ? [] : randomness.below(2) === 0 ? [one] : withOtherBands(one, filed)
  const readings = readingsFor(rules, schedules, randomness)
  return unwrap(houseUnder(rules, schedules, book, readings))
}

/** The house with these options in force, or a refusal. */
export function houseUnder(
  rules: Rules,
  schedules: readonly Schedule[],
  book: FeeLibrary,
  readings?: Readings,
): HouseSetup | Refusal {
  const choice: HouseChoice = {
    ...(schedules.length > 0 ? { schedule: schedules.map(scheduleName) } : {}),
    ...(readings ? { readings } : {}),
  }
  const posted = postedOf(rules, choice, book)
  return isRefusal(posted) ? posted : { choice, posted, schedules }
}

const PLAYABLE_SCHEDULES = new WeakMap<Rules, readonly Schedule[]>()

/** The options under which a round can start: they cover some number of players at the table. */
export function playableSchedules(rules: Rules, book: FeeLibrary): readonly Schedule[] {
  const known = PLAYABLE_SCHEDULES.get(rules)
  if (known) return known
  const counts = countsDealtIn(rules)
  const all = Object.values(schedulesOf(book.feeTables, rules.id)).flat()
  const found = all.filter(schedule => counts.some(players => coversPlayers([schedule], players)))
  PLAYABLE_SCHEDULES.set(rules, found)
  return found
}

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

/** The defaults in every other round, otherwise any value of each open point. */
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

import type { Cite } from '../rules/cite.ts'
import { type Readings, readingsOf } from '../rules/readings.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Schedule } from './fee.ts'
import type { ScheduleName } from './find-option.ts'
import { feeReadings } from './readings.ts'

/** What the house has posted for the table on which a round is played. */
export interface PostedTerms {
  readonly readings: Readings
  /** The schedule options in force, one for each band of players. Without any, no fee is taken. */
  readonly collection?: readonly Schedule[]
  /** The table's limits where a schedule leaves a range. */
  readonly limits?: { readonly min?: number; readonly max?: number }
}

/** The lines by which the table takes fees, where they are the same for any number of players. */
export function feeCite({ collection }: PostedTerms): Cite | undefined {
  const cites = new Set(collection?.map(({ option }) => option.cite))
  const [cite] = cites.size === 1 ? cites : []
  return cite
}

/** What the house may choose for a table: by name, as records write it. */
export interface HouseChoice {
  readonly schedule?: ScheduleName
  readonly limits?: NonNullable<PostedTerms['limits']>
  readonly readings?: Readings
}

/** Looks up the name of a schedule. */
export interface Schedules {
  /** The schedule options that a name means for a game. */
  schedules(game: string, name: ScheduleName): readonly Schedule[] | Refusal
}

/** Looks up the schedule options and all readings that were chosen for a table. */
export function postedOf(rules: RuleSet, choice: HouseChoice, filed: Schedules): PostedTerms | Refusal {
  const { schedule, limits } = choice
  const collection = schedule === undefined ? undefined : filed.schedules(rules.id, schedule)
  if (isRefusal(collection)) return collection
  const open = [...rules.readings, ...(collection ?? []).flatMap(({ option }) => feeReadings(option))]
  const readings = readingsOf({ ...rules, readings: open }, choice.readings)
  if (isRefusal(readings)) return readings
  return { readings, ...(collection ? { collection } : {}), ...(limits ? { limits } : {}) }
}

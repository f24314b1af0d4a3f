import type { ScheduleName } from '../collection/find-option.ts'
import { feeReadings } from '../collection/readings.ts'
import type { House } from '../rules/family.ts'
import { type Readings, readingsOf } from '../rules/readings.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { Library } from './record.ts'

/** What the house may set for a table: by name, as records write it. */
export interface HouseChoice {
  readonly schedule?: ScheduleName
  readonly limits?: NonNullable<House['limits']>
  readonly readings?: Readings
}

/** What was set for a table, with the schedule options and all readings looked up. */
export function houseOf(rules: RuleSet, choice: HouseChoice, library: Library): House | Refusal {
  const { schedule, limits } = choice
  const collection = schedule === undefined ? undefined : library.schedules(rules.id, schedule)
  if (isRefusal(collection)) return collection
  const open = [...rules.readings, ...(collection ?? []).flatMap(({ option }) => feeReadings(option))]
  const readings = readingsOf({ ...rules, readings: open }, choice.readings)
  if (isRefusal(readings)) return readings
  return { readings, ...(collection ? { collection } : {}), ...(limits ? { limits } : {}) }
}

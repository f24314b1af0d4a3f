import { type Refusal, refuser, within } from '../say/refusal.ts'
import type { RuleSet } from './rule-set.ts'

/** Why a house cannot choose a reading. */
export interface ReadingRefusals {
  'no-such-reading': { name: string; game: string; known: readonly string[] }
  'no-such-choice': { name: string; value: string; choices: readonly string[] }
}

const refuseReading = refuser<ReadingRefusals>()

/** The reading in force for each open point of a rule set. */
export type Readings = Readonly<Record<string, string>>

/** The default reading of every open point of a rule set. */
export const defaultReadings = (rules: RuleSet): Readings =>
  Object.fromEntries(rules.readings.map(reading => [reading.name, reading.default]))

/** Whether something applies: always without a reading, else only where that reading has this value. */
export const isInForce = (
  reading: { readonly name: string; readonly is: string } | undefined,
  readings: Readings,
): boolean => reading === undefined || readings[reading.name] === reading.is

/** The defaults with the house's choices; refuses an unknown name or value. */
export function readingsOf(rules: RuleSet, chosen: Readings = {}): Readings | Refusal {
  const made: Record<string, string> = { ...defaultReadings(rules) }
  for (const [name, value] of Object.entries(chosen)) {
    const reading = rules.readings.find(one => one.name === name)
    if (!reading) {
      const known = rules.readings.map(one => one.name)
      return at(name, refuseReading('no-such-reading', { name, game: rules.id, known }))
    }
    const choices = [reading.default, ...reading.others]
    if (!choices.includes(value)) return at(name, refuseReading('no-such-choice', { name, value, choices }))
    made[name] = value
  }
  return made
}

const at = (name: string, refusal: Refusal): Refusal => within(['readings', name], refusal)

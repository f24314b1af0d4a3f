import type { Readings } from '../../rules/readings.ts'
import type { LetItRideRules } from './rules.ts'

/** The rules with the pay table that the reading in force chooses. */
export function basePaysUnder(rules: LetItRideRules, { basePays }: Readings): LetItRideRules {
  const base = basePays === undefined ? undefined : rules.otherBases?.[basePays]
  return base ? { ...rules, base } : rules
}

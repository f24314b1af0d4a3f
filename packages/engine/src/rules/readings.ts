import { type Refusal, refuse } from '../say/refusal.ts'
import type { RuleSet } from './rule-set.ts'

/** The reading in force for each open point of a rule set. */
export type Readings = Readonly<Record<string, string>>

/** The defaults, with what was chosen otherwise; an unknown name or value is refused. */
export function readingsOf(rules: RuleSet, chosen: Readings = {}): Readings | Refusal {
  const inForce: Record<string, string> = {}
  for (const reading of rules.readings) inForce[reading.name] = reading.default
  for (const [name, value] of Object.entries(chosen)) {
    const reading = rules.readings.find(one => one.name === name)
    if (!reading) {
      const known = rules.readings.map(one => one.name).join(', ') || 'none'
      return refuse(`readings.${name}: ${rules.id} has no such reading (it has ${known})`)
    }
    if (value !== reading.default && !reading.others.includes(value)) {
      return refuse(`readings.${name}: ${[reading.default, ...reading.others].join(' or ')}, not ${value}`)
    }
    inForce[name] = value
  }
  return inForce
}

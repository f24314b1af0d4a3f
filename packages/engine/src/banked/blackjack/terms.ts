import type { Readings } from '../../rules/readings.ts'
import type { BlackjackRules, BlackjackTerms } from './rules.ts'

const known = new WeakMap<BlackjackRules, Map<string, BlackjackRules>>()

/** The rules as the readings in force make them. */
export function underReadings(rules: BlackjackRules, readings: Readings): BlackjackRules {
  const key = rules.readings.map(({ name }) => readings[name]).join()
  let made = known.get(rules)
  if (!made) {
    made = new Map()
    known.set(rules, made)
  }
  let found = made.get(key)
  if (!found) {
    found = changed(rules, readings)
    made.set(key, found)
  }
  return found
}

function changed(rules: BlackjackRules, readings: Readings): BlackjackRules {
  const verdicts = rules.verdicts.filter(({ reading }) => !reading || readings[reading.name] === reading.is)
  let made: BlackjackRules = { ...rules, verdicts }
  for (const [name, values] of Object.entries(rules.otherwise)) {
    const change = values[readings[name]!]
    for (const term of Object.keys(change ?? {}) as (keyof BlackjackTerms)[]) {
      made = { ...made, [term]: { ...made[term], ...change![term] } }
    }
  }
  return made
}

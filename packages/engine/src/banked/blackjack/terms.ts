import { isInForce, type Readings } from '../../rules/readings.ts'
import type { BlackjackRules } from './rules.ts'

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
  const verdicts = rules.verdicts.filter(({ reading }) => isInForce(reading, readings))
  const changes = Object.entries(rules.otherwise).map(([name, values]) => values[readings[name]!] ?? {})
  return changes.reduce<BlackjackRules>((made, change) => merged(made, change), { ...rules, verdicts })
}

/** The terms with the changed fields, at any depth. */
function merged<T extends object>(terms: T, change: object): T {
  const made = { ...terms } as Record<string, unknown>
  for (const [name, value] of Object.entries(change)) {
    const old = made[name]
    made[name] = isFields(old) && isFields(value) ? merged(old, value) : value
  }
  return made as T
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

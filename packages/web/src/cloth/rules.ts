import { isFamilyName, type Readings, type RuleSet, type Rules } from '@cardroom/engine'

/** A rule set by its family: whatever is played was read by that family's shape. */
export const isRules = (rules: RuleSet): rules is RuleSet & Rules => isFamilyName(rules.family)

/** A rule set as a table reads it: what was chosen there is what it has by default. */
export const asRead = (rules: RuleSet, readings: Readings = {}): RuleSet => ({
  ...rules,
  readings: rules.readings.map(reading => ({
    ...reading,
    default: readings[reading.name] ?? reading.default,
  })),
})

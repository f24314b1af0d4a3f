import { isFamilyName, type Readings, type RuleSet, type Rules } from '@cardroom/engine'

/** Whether a rule set belongs to a known family; its shape has then been checked on reading. */
export const isRules = (rules: RuleSet): rules is RuleSet & Rules => isFamilyName(rules.family)

/** A rule set with a table's chosen readings as its defaults. */
export const asRead = (rules: RuleSet, readings: Readings = {}): RuleSet => ({
  ...rules,
  readings: rules.readings.map(reading => ({
    ...reading,
    default: readings[reading.name] ?? reading.default,
  })),
})

import type { Readings, Refusal, RuleSet } from '@cardroom/engine'
import type { PotSplit } from '../family/split.ts'
import {
  type Deals,
  dealtTable,
  type FrequencyTable,
  frequencyTable,
  refuseFrequencies,
} from '../frequencies/table.ts'
import { familyOf } from './families.ts'

/** Deals, where a hand is made of cards of one's own and of a board and not any five play. */
export interface FrequencyOptions extends Deals {
  readonly split?: PotSplit | undefined
}

/** How often each hand comes that a game ranks. */
export function frequenciesOf(
  rules: RuleSet,
  readings: Readings,
  options: FrequencyOptions,
): FrequencyTable[] | Refusal {
  const hands = familyOf(rules)?.hands?.(rules, readings, options.split)
  if (!hands) return refuseFrequencies('ranks-no-hands', { game: rules.id })
  return hands.map(one => ('board' in one ? dealtTable(one, options) : frequencyTable(one)))
}

import { type BaccaratRules, deckOf } from '@cardroom/engine/banked'
import { valueCounts } from '../cards/values.ts'
import type { LabFamily } from '../family/family.ts'
import { baccaratSimulation } from './kernel.ts'
import { baccaratOdds } from './odds.ts'

export const baccarat: LabFamily<BaccaratRules> = {
  name: 'baccarat',
  odds: {
    fromAShoe: true,
    parts: (rules, { readings, decks, dealt }) =>
      baccaratOdds(rules, readings, valueCounts(deckOf(rules, decks), dealt)),
  },
  simulation: baccaratSimulation,
}

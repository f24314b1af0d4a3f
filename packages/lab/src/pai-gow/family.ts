import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import type { LabFamily } from '../family/family.ts'
import { paiGowHands } from './hands.ts'
import { paiGowSimulation } from './kernel.ts'
import { paiGowOdds } from './odds.ts'
import { strategyOf } from './strategy.ts'

export const paiGow: LabFamily<PaiGowPokerRules> = {
  name: 'pai-gow',
  odds: {
    strategies: rules => (strategyOf(rules) === 'best' ? ['best', 'house-way'] : ['house-way']),
    parts: (rules, { readings, decks, strategy }) => paiGowOdds(rules, readings, decks, strategy),
  },
  simulation: paiGowSimulation,
  hands: (rules, readings) => [paiGowHands(rules, readings)],
}

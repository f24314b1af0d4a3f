import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import type { LabFamily } from '../family/family.ts'
import { paiGowValuer } from './choices.ts'
import { paiGowHands } from './hands.ts'
import { paiGowSimulation } from './kernel.ts'
import { paiGowOdds } from './odds.ts'
import { strategiesOf } from './strategy.ts'

export const paiGow: LabFamily<PaiGowPokerRules> = {
  name: 'pai-gow',
  odds: {
    strategies: strategiesOf,
    parts: (rules, { readings, decks, strategy }) => paiGowOdds(rules, readings, decks, strategy),
  },
  simulation: paiGowSimulation,
  values: paiGowValuer,
  hands: (rules, readings) => [paiGowHands(rules, readings)],
}

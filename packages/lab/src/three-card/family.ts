import type { ThreeCardRules } from '@cardroom/engine/banked'
import type { LabFamily } from '../family/family.ts'
import { highHands } from '../frequencies/high-hands.ts'
import { threeCardHands } from '../frequencies/three-card-hands.ts'
import { threeCardValuer } from './choices.ts'
import { threeCardSimulation } from './kernel.ts'
import { threeCardOdds } from './odds.ts'

export const threeCard: LabFamily<ThreeCardRules> = {
  name: 'three-card',
  odds: { parts: (rules, { readings }) => threeCardOdds(rules, readings) },
  simulation: threeCardSimulation,
  values: threeCardValuer,
  hands: rules => [
    threeCardHands,
    ...(rules.wagers.some(wager => wager.on === '6-card-bonus') ? [highHands(6, '6-card-bonus')] : []),
  ],
}

import { basePaysUnder, type LetItRideRules } from '@cardroom/engine/banked'
import type { LabFamily } from '../family/family.ts'
import { highHands } from '../frequencies/high-hands.ts'
import { threeCardHands } from '../frequencies/three-card-hands.ts'
import { letItRideValuer } from './choices.ts'
import { letItRideOdds } from './odds.ts'

export const letItRide: LabFamily<LetItRideRules> = {
  name: 'let-it-ride',
  odds: { parts: (rules, { readings }) => letItRideOdds(basePaysUnder(rules, readings)) },
  values: letItRideValuer,
  hands: rules => [
    highHands(5),
    ...(rules.wagers.some(wager => wager.on === '3-card-bonus') ? [threeCardHands] : []),
  ],
}

import type { UltimateRules } from '@cardroom/engine/banked'
import type { LabFamily } from '../family/family.ts'
import { highHands } from '../frequencies/high-hands.ts'
import { ultimateValuer } from './choices.ts'
import { ultimateSimulation } from './kernel.ts'
import { isOfTwoAndThree, ultimateOdds } from './odds.ts'

export const ultimate: LabFamily<UltimateRules> = {
  name: 'ultimate',
  odds: { parts: (rules, { readings }) => ultimateOdds(rules, readings) },
  simulation: ultimateSimulation,
  onlyByEngine: isOfTwoAndThree,
  values: ultimateValuer,
  hands: () => [highHands(7)],
}

import type { PokerRules } from '@cardroom/engine/poker'
import type { LabFamily } from '../family/family.ts'
import { pokerValuer } from './choices.ts'
import { potHands } from './hands.ts'

export const poker: LabFamily<PokerRules> = {
  name: 'poker',
  values: pokerValuer,
  hands: potHands,
}

import type { PanRules } from '@cardroom/engine/pan'
import type { LabFamily } from '../family/family.ts'
import { panValuer } from './choices.ts'

export const pan: LabFamily<PanRules> = {
  name: 'pan',
  values: panValuer,
}

import type { Readings } from '@cardroom/engine'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import type { Strategy } from '../odds/strategy.ts'
import type { SettingRules } from './pairs/set-hands.ts'

/** How 5-4-3-2-A ranks among straights, as the rules are read. */
export const wheelOf = (readings: Readings): 'lowest' | 'second' =>
  readings.wheel === 'second' ? 'second' : 'lowest'

/** The part of a rule set that the base wager depends on. */
export const settingFor = (
  { houseWay, joker, aceHighPush }: PaiGowPokerRules,
  readings: Readings,
  strategy: Strategy,
): SettingRules => ({
  chart: houseWay.chart.map(({ cite: _, ...row }) => ({ ...row, cite: '' })),
  joker: joker.is,
  wheel: wheelOf(readings),
  aceHighPush: aceHighPush !== undefined,
  strategy,
})

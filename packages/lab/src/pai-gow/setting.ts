import type { Readings } from '@cardroom/engine'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import type { Strategy } from '../odds/strategy.ts'
import type { Setting } from './pairs/set-hands.ts'

/** How 5-4-3-2-A ranks among straights, as the rules are read. */
export const wheelOf = (readings: Readings): 'lowest' | 'second' =>
  readings.wheel === 'second' ? 'second' : 'lowest'

/** What of a rule set the base wager hangs on. */
export const settingFor = (
  { houseWay, joker, aceHighPush }: PaiGowPokerRules,
  readings: Readings,
  strategy: Strategy,
): Setting => ({
  chart: houseWay.chart.map(({ cite: _, ...row }) => ({ ...row, cite: '' })),
  joker: joker.is,
  wheel: wheelOf(readings),
  aceHighPush: aceHighPush !== undefined,
  strategy,
})

import type { Readings } from '@cardroom/engine'
import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import type { Strategy } from '../odds/circumstances.ts'
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

/** A player who sees the player-dealer's hand sets against it; otherwise both sides set by the house way. */
export const strategyOf = (rules: PaiGowPokerRules): Strategy =>
  rules.setting.bank.when === 'first' ? 'best' : 'house-way'

/** All ways in which the hands may be played, the usual one first. */
export const strategiesOf = (rules: PaiGowPokerRules): readonly [Strategy, ...Strategy[]] =>
  strategyOf(rules) === 'best' ? ['best', 'house-way'] : ['house-way']

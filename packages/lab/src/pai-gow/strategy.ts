import type { PaiGowPokerRules } from '@cardroom/engine/pai-gow'
import type { Strategy } from '../odds/strategy.ts'

/** A player who sees the player-dealer's hand sets against it; otherwise both sides set by the house way. */
export const strategyOf = (rules: PaiGowPokerRules): Strategy =>
  rules.setting.bank.when === 'first' ? 'best' : 'house-way'

/** All ways in which the hands may be played, the usual one first. */
export const strategiesOf = (rules: PaiGowPokerRules): readonly [Strategy, ...Strategy[]] =>
  strategyOf(rules) === 'best' ? ['best', 'house-way'] : ['house-way']

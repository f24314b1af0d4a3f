import type { PokerRules } from '@cardroom/engine/poker'
import { high, hole } from '../poker/streets.ts'
import { playersFlop, playersHoldemRules, playersRiver, playersTurn } from './house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'players/texas-holdem',
  name: 'Hold’em',
  streets: [{ ...hole(2), cite: '004:144' }, playersFlop, playersTurn, playersRiver],
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '004:148-150',
  },
  number: 'GEGA-000948',
  source: ['004:142-155'],
  ...playersHoldemRules,
}

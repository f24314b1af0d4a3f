import type { PokerRules } from '@cardroom/engine/poker'
import { high, hole } from '../poker/streets.ts'
import { comstockFlop, comstockFlopHouseRules, comstockRiver, comstockTurn } from './flop-house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'comstock/texas-holdem',
  name: 'Texas Hold-Em',
  streets: [{ ...hole(2), cite: '003:125-127' }, comstockFlop, comstockTurn, comstockRiver],
  showdown: {
    mucks: '003:136, 146',
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '003:125, 146',
  },
  number: 'GEGA-001930',
  source: ['003:123-166'],
  ...comstockFlopHouseRules,
}

import type { PokerRules } from '@cardroom/engine'
import { high } from '../poker/halves.ts'
import { flopStreets } from '../poker/streets.ts'
import { comstockFlopHouseRules, comstockFlopLines } from './flop-house-rules.ts'

export const texasHoldem: PokerRules = {
  id: 'comstock/texas-holdem',
  name: 'Texas Hold-Em',
  number: 'GEGA-001930',
  source: ['003:123-166'],
  ...comstockFlopHouseRules,
  streets: flopStreets(2, { hole: '003:125-127', ...comstockFlopLines }),
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '003:125, 146',
  },
}

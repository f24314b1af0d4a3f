import type { PokerRules } from '@cardroom/engine/poker'
import { hole } from '../poker/streets.ts'
import { comstockFlop, comstockFlopHouseRules, comstockRiver, comstockTurn } from './flop-house-rules.ts'
import { hiLoEight, hiLoEightReading } from './hi-lo-eight.ts'

export const tahoePineappleHiLo: PokerRules = {
  id: 'comstock/tahoe-pineapple-hi-lo',
  name: 'Tahoe Pineapple Hold-Em/8',
  streets: [{ ...hole(3), cite: '003:596' }, comstockFlop, comstockTurn, comstockRiver],
  showdown: hiLoEight('up-to-two', '003:596'),
  number: 'GEGA-001957',
  source: ['003:594-596'],
  ...comstockFlopHouseRules,
  procedure: { ...comstockFlopHouseRules.procedure, lowHands: '003:596' },
  readings: [...comstockFlopHouseRules.readings, hiLoEightReading('003:596')],
}

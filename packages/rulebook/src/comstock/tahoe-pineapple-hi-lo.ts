import type { PokerRules } from '@cardroom/engine'
import { flopStreets } from '../poker/streets.ts'
import { comstockFlopHouseRules, comstockFlopLines } from './flop-house-rules.ts'
import { hiLoEight, hiLoEightReading } from './hi-lo-eight.ts'

export const tahoePineappleHiLo: PokerRules = {
  id: 'comstock/tahoe-pineapple-hi-lo',
  name: 'Tahoe Pineapple Hold-Em/8',
  number: 'GEGA-001957',
  source: ['003:594-596'],
  ...comstockFlopHouseRules,
  streets: flopStreets(3, { hole: '003:596', ...comstockFlopLines }),
  showdown: hiLoEight('up-to-two', '003:596'),
  readings: [...comstockFlopHouseRules.readings, hiLoEightReading('003:596')],
}

import type { PokerRules } from '@cardroom/engine'
import { discardTiming } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { comstockFlopHouseRules, comstockFlopLines } from './flop-house-rules.ts'
import { hiLoEight, hiLoEightReading } from './hi-lo-eight.ts'
import { comstockFlopIncidents } from './incidents/flop.ts'

export const crazyPineappleHiLo: PokerRules = {
  id: 'comstock/crazy-pineapple-hi-lo',
  name: 'Crazy Pineapple Hold-Em/8',
  number: 'GEGA-001951',
  source: ['003:590-592'],
  ...comstockFlopHouseRules,
  streets: flopStreets(
    3,
    { hole: '003:592', ...comstockFlopLines },
    { on: 'flop', when: 'after-betting', cite: '003:592' },
  ),
  showdown: hiLoEight('any', '003:592'),
  incidents: comstockFlopIncidents('as-filed', 'with-discards'),
  readings: [
    ...comstockFlopHouseRules.readings,
    hiLoEightReading('003:592'),
    discardTiming('after-betting', '003:592', 'discard-after-flop'),
  ],
}

import type { PokerRules } from '@cardroom/engine/poker'
import { discardTiming } from '../poker/readings.ts'
import { discardOne, hole } from '../poker/streets.ts'
import { comstockFlop, comstockFlopHouseRules, comstockRiver, comstockTurn } from './flop-house-rules.ts'
import { hiLoEight, hiLoEightReading } from './hi-lo-eight.ts'
import { comstockFlopIncidents } from './incidents/flop.ts'

export const crazyPineappleHiLo: PokerRules = {
  id: 'comstock/crazy-pineapple-hi-lo',
  name: 'Crazy Pineapple Hold-Em/8',
  streets: [
    { ...hole(3), cite: '003:592' },
    { ...comstockFlop, ...discardOne('after-betting', '003:592') },
    comstockTurn,
    comstockRiver,
  ],
  showdown: hiLoEight('any', '003:592'),
  number: 'GEGA-001951',
  source: ['003:590-592'],
  ...comstockFlopHouseRules,
  procedure: { ...comstockFlopHouseRules.procedure, lowHands: '003:592' },
  incidents: comstockFlopIncidents('as-filed', 'with-discards'),
  readings: [
    ...comstockFlopHouseRules.readings,
    hiLoEightReading('003:592'),
    discardTiming('after-betting', '003:592', 'discard-after-flop'),
  ],
}

import type { PokerRules } from '@cardroom/engine/poker'
import { hole } from '../poker/streets.ts'
import { comstockFlop, comstockFlopHouseRules, comstockRiver, comstockTurn } from './flop-house-rules.ts'
import { hiLoEight, hiLoEightReading } from './hi-lo-eight.ts'

export const omahaHiLo: PokerRules = {
  id: 'comstock/omaha-hi-lo',
  name: 'Omaha Hold-Em/8',
  streets: [{ ...hole(4), cite: '003:600' }, comstockFlop, comstockTurn, comstockRiver],
  showdown: hiLoEight('exactly-two', '003:600'),
  number: 'GEGA-001929',
  source: ['003:598-600'],
  ...comstockFlopHouseRules,
  procedure: { ...comstockFlopHouseRules.procedure, lowHands: '003:600' },
  readings: [...comstockFlopHouseRules.readings, hiLoEightReading('003:600')],
}

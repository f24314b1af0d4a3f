import type { PokerRules } from '@cardroom/engine/poker'
import { hole } from '../poker/streets.ts'
import { comstockFlop, comstockFlopHouseRules, comstockRiver, comstockTurn } from './flop-house-rules.ts'
import { hiLoEight, hiLoEightReading } from './hi-lo-eight.ts'

export const texasHoldemHiLo: PokerRules = {
  id: 'comstock/texas-holdem-hi-lo',
  name: 'Texas Hold-Em High/Lo/8',
  streets: [{ ...hole(2), cite: '003:588' }, comstockFlop, comstockTurn, comstockRiver],
  showdown: hiLoEight('any', '003:588'),
  number: 'GEGA-1931',
  source: ['003:584-588'],
  ...comstockFlopHouseRules,
  procedure: { ...comstockFlopHouseRules.procedure, lowHands: '003:588' },
  readings: [...comstockFlopHouseRules.readings, hiLoEightReading('003:588')],
}

import type { PokerRules } from '@cardroom/engine'
import { flopStreets } from '../poker/streets.ts'
import { comstockFlopHouseRules, comstockFlopLines } from './flop-house-rules.ts'
import { hiLoEight, hiLoEightReading } from './hi-lo-eight.ts'

export const texasHoldemHiLo: PokerRules = {
  id: 'comstock/texas-holdem-hi-lo',
  name: 'Texas Hold-Em High/Lo/8',
  number: 'GEGA-1931',
  source: ['003:584-588'],
  ...comstockFlopHouseRules,
  streets: flopStreets(2, { hole: '003:588', ...comstockFlopLines }),
  showdown: hiLoEight('any', '003:588'),
  readings: [...comstockFlopHouseRules.readings, hiLoEightReading('003:588')],
}

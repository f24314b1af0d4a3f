import type { PokerRules } from '@cardroom/engine'
import { flopStreets } from '../poker/streets.ts'
import { comstockFlopHouseRules, comstockFlopLines } from './flop-house-rules.ts'
import { hiLoEight, hiLoEightReading } from './hi-lo-eight.ts'

export const omahaHiLo: PokerRules = {
  id: 'comstock/omaha-hi-lo',
  name: 'Omaha Hold-Em/8',
  number: 'GEGA-001929',
  source: ['003:598-600'],
  ...comstockFlopHouseRules,
  streets: flopStreets(4, { hole: '003:600', ...comstockFlopLines }),
  showdown: hiLoEight('exactly-two', '003:600'),
  readings: [...comstockFlopHouseRules.readings, hiLoEightReading('003:600')],
}

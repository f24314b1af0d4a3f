import type { PokerRules } from '@cardroom/engine'
import { hiLo } from '../poker/halves.ts'
import { oddChip } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { playersHoldemLines, playersHoldemRules } from './house-rules.ts'

export const omahaHiLo: PokerRules = {
  id: 'players/omaha-hi-lo',
  name: 'Omaha High-Low Split (8-or-better)',
  number: 'GEGA-000965',
  source: ['004:109-126'],
  ...playersHoldemRules,
  streets: flopStreets(4, { hole: '004:89', ...playersHoldemLines }),
  showdown: {
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'high', cite: 'practice' },
    cite: '004:115-124',
  },
  readings: [...playersHoldemRules.readings, oddChip('high', '004:120-124', 'odd-chip-not-printed')],
}

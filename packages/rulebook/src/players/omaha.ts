import type { PokerRules } from '@cardroom/engine'
import { high, hiLo } from '../poker/halves.ts'
import { oddChip } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { playersHoldemLines, playersHoldemRules } from './house-rules.ts'

export const omaha: PokerRules = {
  id: 'players/omaha',
  name: 'Omaha',
  number: 'GEGA-000950',
  source: ['004:86-107'],
  ...playersHoldemRules,
  streets: flopStreets(4, { hole: '004:89', ...playersHoldemLines }),
  showdown: {
    plays: 'exactly-two',
    halves: high,
    oddChip: { between: 'high', cite: 'practice' },
    cite: '004:90-91, 99-101',
  },
  split: { halves: hiLo, cite: '004:93-95' },
  readings: [...playersHoldemRules.readings, oddChip('high', '004:93-95', 'odd-chip-not-printed')],
}

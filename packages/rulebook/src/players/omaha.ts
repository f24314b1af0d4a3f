import type { PokerRules } from '@cardroom/engine/poker'
import { oddChip } from '../poker/readings.ts'
import { high, hiLo, hole } from '../poker/streets.ts'
import { playersFlop, playersHoldemRules, playersRiver, playersTurn } from './house-rules.ts'

export const omaha: PokerRules = {
  id: 'players/omaha',
  name: 'Omaha',
  streets: [{ ...hole(4), cite: '004:89' }, playersFlop, playersTurn, playersRiver],
  showdown: {
    plays: 'exactly-two',
    halves: high,
    oddChip: { between: 'high', cite: 'practice' },
    cite: '004:90-91, 99-101',
  },
  split: { halves: hiLo, cite: '004:93-95' },
  number: 'GEGA-000950',
  source: ['004:86-107'],
  ...playersHoldemRules,
  readings: [...playersHoldemRules.readings, oddChip('high', '004:93-95', 'odd-chip-not-printed')],
}

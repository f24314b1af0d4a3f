import type { PokerRules } from '@cardroom/engine/poker'
import { oddChip } from '../poker/readings.ts'
import { hiLo, hole } from '../poker/streets.ts'
import { playersFlop, playersHoldemRules, playersRiver, playersTurn } from './house-rules.ts'

export const omahaHiLo: PokerRules = {
  id: 'players/omaha-hi-lo',
  name: 'Omaha High-Low Split (8-or-better)',
  streets: [{ ...hole(4), cite: '004:89' }, playersFlop, playersTurn, playersRiver],
  showdown: {
    plays: 'exactly-two',
    halves: hiLo,
    oddChip: { between: 'high', cite: 'practice' },
    cite: '004:115-124',
  },
  number: 'GEGA-000965',
  source: ['004:109-126'],
  ...playersHoldemRules,
  procedure: { ...playersHoldemRules.procedure, lowHands: '004:115-117' },
  readings: [...playersHoldemRules.readings, oddChip('high', '004:120-124', 'odd-chip-not-printed')],
}

import type { PokerRules } from '@cardroom/engine'
import { high } from '../poker/halves.ts'
import { discardTiming } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { playersHoldemLines, playersHoldemRules } from './house-rules.ts'
import { noDiscard, playersHoldemIncidents } from './incidents.ts'

export const pineapple: PokerRules = {
  id: 'players/pineapple',
  name: 'Pineapple',
  number: 'GEGA-000951',
  source: ['004:193-207'],
  ...playersHoldemRules,
  streets: flopStreets(
    3,
    { hole: '004:196', ...playersHoldemLines },
    { on: 'preflop', when: 'after-betting', cite: '004:197-198' },
  ),
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '004:148-150, 198-199',
  },
  readings: [
    ...playersHoldemRules.readings,
    discardTiming('after-betting', '004:197-198', 'discard-before-flop'),
  ],
  incidents: playersHoldemIncidents(3, { 'premature-flop': '004:204-206' }, [noDiscard('004:203')]),
}

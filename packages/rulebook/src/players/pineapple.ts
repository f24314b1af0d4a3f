import type { PokerRules } from '@cardroom/engine/poker'
import { discardTiming } from '../poker/readings.ts'
import { discardOne, high, hole } from '../poker/streets.ts'
import { TOWERS_SISTERS } from '../towers/incidents/as-practice.ts'
import { playersFlop, playersHoldemRules, playersRiver, playersTurn } from './house-rules.ts'
import { noDiscard, playersHoldemIncidents } from './incidents.ts'

export const pineapple: PokerRules = {
  id: 'players/pineapple',
  name: 'Pineapple',
  streets: [
    { ...hole(3), ...discardOne('after-betting', '004:197-198'), cite: '004:196' },
    playersFlop,
    playersTurn,
    playersRiver,
  ],
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '004:148-150, 198-199',
  },
  number: 'GEGA-000951',
  source: ['004:193-207'],
  ...playersHoldemRules,
  readings: [
    ...playersHoldemRules.readings,
    discardTiming('after-betting', '004:197-198', 'discard-before-flop'),
  ],
  incidents: playersHoldemIncidents(TOWERS_SISTERS, { 'premature-flop': '004:204-206' }, [
    noDiscard('004:203'),
  ]),
}

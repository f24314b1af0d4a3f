import type { PokerRules } from '@cardroom/engine/poker'
import { discardTiming } from '../poker/readings.ts'
import { discardOne, high, hole } from '../poker/streets.ts'
import { TOWERS_SISTERS } from '../towers/incidents/as-practice.ts'
import { playersFlop, playersHoldemRules, playersRiver, playersTurn } from './house-rules.ts'
import { noDiscard, playersHoldemIncidents } from './incidents.ts'

export const crazyPineapple: PokerRules = {
  id: 'players/crazy-pineapple',
  name: 'Crazy Pineapple',
  streets: [
    { ...hole(3), cite: '004:159' },
    { ...playersFlop, ...discardOne('after-betting', '004:159') },
    playersTurn,
    playersRiver,
  ],
  showdown: {
    plays: 'any',
    halves: high,
    oddChip: { between: 'position', cite: 'practice' },
    cite: '004:148-150',
  },
  number: 'GEGA-000949',
  source: ['004:157-168'],
  ...playersHoldemRules,
  readings: [
    ...playersHoldemRules.readings,
    discardTiming('after-betting', '004:159', 'discard-before-turn'),
  ],
  incidents: playersHoldemIncidents(TOWERS_SISTERS, { 'premature-turn': '004:165-166' }, [
    noDiscard('004:163'),
  ]),
}

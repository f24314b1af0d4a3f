import type { PokerRules } from '@cardroom/engine/poker'
import { says } from '../poker/incidents/sentences.ts'
import { oddChip } from '../poker/readings.ts'
import { high, hiLo, hole } from '../poker/streets.ts'
import { TOWERS_SISTERS } from '../towers/incidents/as-practice.ts'
import { playersFlop, playersHoldemRules, playersRiver, playersTurn } from './house-rules.ts'
import { playersHoldemIncidents } from './incidents.ts'

export const lazyPineapple: PokerRules = {
  id: 'players/lazy-pineapple',
  name: 'Lazy Pineapple',
  streets: [{ ...hole(3), cite: '004:172' }, playersFlop, playersTurn, playersRiver],
  showdown: {
    plays: 'up-to-two',
    halves: high,
    oddChip: { between: 'high', cite: 'practice' },
    cite: '004:172-173',
  },
  split: { halves: hiLo, cite: '004:173-175' },
  number: 'GEGA-000954',
  source: ['004:170-181'],
  ...playersHoldemRules,
  readings: [...playersHoldemRules.readings, oddChip('high', '004:173-175', 'odd-chip-not-printed')],
  incidents: playersHoldemIncidents(TOWERS_SISTERS, {}, [
    {
      name: 'accidental-discard',
      names: ['hand', 'cards'],
      then: 'plays-with-the-rest',
      says: says('one-of-three-thrown-away', 'plays-on-with-two'),
      cite: '004:179',
      written: 'ruling',
    },
  ]),
}

import type { PokerRules } from '@cardroom/engine'
import { high, hiLo } from '../poker/halves.ts'
import { playersHoldemIncidents } from '../poker/incidents/players.ts'
import { oddChip } from '../poker/readings.ts'
import { flopStreets } from '../poker/streets.ts'
import { playersHoldemLines, playersHoldemRules } from './house-rules.ts'

export const lazyPineapple: PokerRules = {
  id: 'players/lazy-pineapple',
  name: 'Lazy Pineapple',
  number: 'GEGA-000954',
  source: ['004:170-181'],
  ...playersHoldemRules,
  streets: flopStreets(3, { hole: '004:172', ...playersHoldemLines }),
  showdown: {
    plays: 'up-to-two',
    halves: high,
    oddChip: { between: 'high', cite: 'practice' },
    cite: '004:172-173',
  },
  split: { halves: hiLo, cite: '004:173-175' },
  readings: [
    ...playersHoldemRules.readings,
    oddChip(
      'high',
      '004:173-175',
      'Who gets the odd chip of the halves is not printed; the high hand, as most rooms have it.',
    ),
  ],
  incidents: playersHoldemIncidents(3, {}, [
    {
      name: 'accidental-discard',
      when: 'a player throws one of three cards away by accident',
      consequence: 'plays on with two cards; with fewer the hand is dead',
      does: 'plays-with-the-rest',
      cite: '004:179',
      written: 'ruling',
    },
  ]),
}

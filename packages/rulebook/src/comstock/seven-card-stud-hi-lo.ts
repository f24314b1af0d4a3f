import type { PokerRules } from '@cardroom/engine/poker'
import { oddChip } from '../poker/readings.ts'
import { sevenStreets } from './seven-card-stud.ts'
import { comstockStudHouseRules, jokerInUse, lowCardOpens } from './stud-house-rules.ts'

export const sevenCardStudHiLo: PokerRules = {
  id: 'comstock/seven-card-stud-hi-lo',
  name: 'Seven Stud Hi/Lo/8',
  // An open pair does not affect the limits here.
  streets: sevenStreets.map(({ openPair: _, ...street }) => ({ ...street, cite: '003:170, 210' })),
  opening: { ...lowCardOpens, cite: '003:210' },
  showdown: {
    mucks: '003:176',
    plays: 'any',
    halves: [
      { for: 'high', ranking: 'high-bug' },
      { for: 'low', ranking: 'eight-or-better' },
    ],
    oddChip: { between: 'high', cite: 'practice' },
    cite: '003:210',
  },
  number: 'GEGA-001921',
  source: ['003:206-210'],
  optionalJoker: '003:210',
  ...comstockStudHouseRules,
  betting: { ...comstockStudHouseRules.betting, limitsOn: '003:210' },
  procedure: { ...comstockStudHouseRules.procedure, lowHands: '003:210' },
  readings: [
    ...comstockStudHouseRules.readings,
    jokerInUse,
    oddChip('high', '003:210', 'odd-chip-not-printed'),
  ],
}

import type { PokerRules, Street } from '@cardroom/engine/poker'
import { comstockStudHouseRules, jokerInUse, lowCardOpens } from './stud-house-rules.ts'

const up = { burn: true, each: ['up'], first: 'high-board' } as const

export const sevenStreets: readonly Street[] = [
  { name: 'third', each: ['down', 'down', 'up'], first: 'opener', bet: 'lower', cite: '003:170-172' },
  { name: 'fourth', ...up, bet: 'lower', openPair: '003:172, 201', cite: '003:170-172' },
  { name: 'fifth', ...up, bet: 'upper', cite: '003:170-172' },
  { name: 'sixth', ...up, bet: 'upper', cite: '003:170-172' },
  { name: 'seventh', ...up, each: ['down'], bet: 'upper', cite: '003:170-172' },
]

export const sevenCardStud: PokerRules = {
  id: 'comstock/seven-card-stud',
  name: 'Seven Card Stud',
  streets: sevenStreets,
  opening: lowCardOpens,
  showdown: {
    mucks: '003:176',
    plays: 'any',
    halves: [{ for: 'high', ranking: 'high-bug' }],
    oddChip: { between: 'position', cite: 'practice' },
    cite: '003:170-177, 193',
  },
  number: 'GEGA-001927',
  source: ['003:168-204'],
  optionalJoker: '003:204',
  ...comstockStudHouseRules,
  readings: [...comstockStudHouseRules.readings, jokerInUse],
}

import type { PokerRules } from '@cardroom/engine/poker'
import { why } from '../poker/reading-sentences.ts'
import { comstockStudHouseRules, lowCardOpens } from './stud-house-rules.ts'

const up = { burn: true, each: ['up'], first: 'high-board', cite: '003:218' } as const

export const fiveCardStud: PokerRules = {
  id: 'comstock/five-card-stud',
  name: 'Stud 5 Card',
  streets: [
    { name: 'second', each: ['down', 'up'], first: 'opener', bet: 'lower', cite: '003:218' },
    { name: 'third', ...up, bet: 'lower' },
    { name: 'fourth', ...up, bet: 'upper' },
    { name: 'fifth', ...up, bet: 'upper' },
  ],
  opening: { ...lowCardOpens, designated: true, cite: '003:170, 184, 218' },
  showdown: {
    mucks: '003:176',
    plays: 'any',
    halves: [{ for: 'high', ranking: 'high' }],
    oddChip: { between: 'position', cite: 'practice' },
    cite: '003:218',
  },
  number: 'GEGA-001923',
  source: ['003:216-218'],
  ...comstockStudHouseRules,
  betting: { ...comstockStudHouseRules.betting, limitsOn: '003:218' },
  readings: [
    ...comstockStudHouseRules.readings,
    {
      name: 'upperFrom',
      default: 'fourth',
      others: ['third', 'fifth'],
      why: why('upper-from'),
      cite: '003:218',
    },
  ],
}

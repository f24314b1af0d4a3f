import type { PokerRules } from '@cardroom/engine/poker'
import { sevenStreets } from './seven-card-stud.ts'
import { comstockStudHouseRules } from './stud-house-rules.ts'

/** The high card has the forced opening, the low hand acts first thereafter; pairs are of no value. */
export const razz: PokerRules = {
  id: 'comstock/razz',
  name: 'Razz (7-Card Low)',
  streets: sevenStreets.map(({ openPair: _, ...street }) => ({
    ...street,
    first: street.first === 'opener' ? ('opener' as const) : ('low-board' as const),
    cite: '003:170, 214',
  })),
  // Of equal cards the one of the highest suit opens, as in stud the one of the lowest; the ace is low.
  opening: { by: 'up-card', card: 'high', ace: 'low', equal: 'suit', puts: 'bring-in', cite: '003:184, 214' },
  showdown: {
    mucks: '003:176',
    plays: 'any',
    halves: [{ for: 'low', ranking: 'low-a5' }],
    oddChip: { between: 'position', cite: 'practice' },
    cite: '003:214, 222',
  },
  number: 'GEGA-001922',
  source: ['003:212-214'],
  ...comstockStudHouseRules,
  betting: { ...comstockStudHouseRules.betting, limitsOn: '003:172, 214' },
  procedure: { ...comstockStudHouseRules.procedure, lowHands: '003:214, 222' },
}

import type { Cite, Reading } from '@cardroom/engine'
import type { PotHalf, ShowdownRules } from '@cardroom/engine/poker'
import { oddChip } from '../poker/readings.ts'

/** Eight or better for low, a pair or better for high; a pot that nobody qualifies for is shared. */
const halves = (cite: Cite): readonly PotHalf[] => [
  { for: 'high', ranking: 'high', needs: { hand: 'pair', cite } },
  { for: 'low', ranking: 'eight-or-better' },
]

export const hiLoEight = (plays: ShowdownRules['plays'], cite: Cite): ShowdownRules => ({
  plays,
  mucks: '003:136, 146',
  halves: halves(cite),
  oddChip: { between: 'high', cite: 'practice' },
  nobody: { pot: 'shared', cite },
  cite,
})

export const hiLoEightReading = (cite: Cite): Reading => oddChip('high', cite, 'odd-chip-not-printed')

import type { Regime } from './regime.ts'

/** The rotation as the rooms filed it: offered clockwise, no more than so many rounds in a row (002:789, 003:47-49). */
export const asFiled: Regime = {
  id: 'as-filed',
  name: 'As filed',
  known: 'filings',
  sources: [{ title: 'The six rooms’ filings; each game cites its lines' }],
  provisions: [{ rule: 'rounds-in-a-row', of: 'the filing' }],
}

import type { PotHalf } from '@cardroom/engine/poker'

/** The best high hand takes the pot. */
export const high: readonly PotHalf[] = [{ for: 'high', ranking: 'high' }]

/** The best high hand and the best low hand, eight or better, take half each. */
export const hiLo: readonly PotHalf[] = [
  { for: 'high', ranking: 'high' },
  { for: 'low', ranking: 'eight-or-better' },
]

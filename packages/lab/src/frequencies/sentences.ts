import { type Nothing, sayer } from '@cardroom/engine'

/** Hands that are counted: for a part of the pot, or for a bonus bet. */
export type CountedFor = 'high' | 'low' | '6-card-bonus'

/** Which hands a table counts. */
export interface FrequencySentences {
  'hands-of-a-deck': { for: CountedFor; cards: number; deck: number; joker: 'up' | 'down' | undefined }
  'hands-with-a-board': { for: CountedFor; cards: number; board: number; deck: number }
  'hands-of-three-cards': Nothing
  'hands-of-pai-gow': { joker: 'bug' | 'wild' }
  'pairs-of-tiles': Nothing
}

export const sayOfFrequencies = sayer<FrequencySentences>()

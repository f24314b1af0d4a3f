import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { floorRefusals } from './floor.ts'
import { handKinds, hands, panHands } from './hands.ts'

/** English, area by area. */
export const catalogue: Catalogue = {
  language: 'en-US',
  sentences: {
    'own-words': ({ text }) => text,
    ...hands,
    ...handKinds,
    ...panHands,
  },
  refusals: {
    said: ({ why }) => why,
    ...floorRefusals,
  },
}

export const english = speak(catalogue)

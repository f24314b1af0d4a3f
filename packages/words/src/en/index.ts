import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { floorRefusals } from './floor.ts'
import { handKinds, hands, panHands } from './hands.ts'
import { pokerRefusals, scheduleRefusals } from './poker.ts'
import { pokerIncidents } from './poker-incidents.ts'

/** English, area by area. */
export const catalogue: Catalogue = {
  language: 'en-US',
  sentences: {
    'own-words': ({ text }) => text,
    ...hands,
    ...handKinds,
    ...panHands,
    ...pokerIncidents,
  },
  refusals: {
    said: ({ why }) => why,
    ...floorRefusals,
    ...pokerRefusals,
    ...scheduleRefusals,
  },
}

export const english = speak(catalogue)

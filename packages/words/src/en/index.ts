import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { floorRefusals } from './floor.ts'
import { labRefusals, labSentences } from './lab.ts'

const catalogue: Catalogue = {
  language: 'en-US',
  sentences: {
    'own-words': ({ text }) => text,
    ...labSentences,
  },
  refusals: {
    said: ({ why }) => why,
    ...floorRefusals,
    ...labRefusals,
  },
}

export const english = speak(catalogue)

import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { floorRefusals } from './floor.ts'
import { labRefusals, labSentences } from './lab.ts'
import { roomRefusals, roomSentences } from './room.ts'
import {
  bankedTableRefusals,
  libraryRefusals,
  pokerTableRefusals,
  signSentences,
  tableRefusals,
} from './table.ts'

const catalogue: Catalogue = {
  language: 'en-US',
  sentences: {
    'own-words': ({ text }) => text,
    ...labSentences,
    ...roomSentences,
    ...signSentences,
  },
  refusals: {
    said: ({ why }) => why,
    ...floorRefusals,
    ...labRefusals,
    ...bankedTableRefusals,
    ...libraryRefusals,
    ...pokerTableRefusals,
    ...roomRefusals,
    ...tableRefusals,
  },
}

export const english = speak(catalogue)

import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { bankedIncidents, bankedRefusals } from './banked.ts'
import { compare } from './compare.ts'
import { floorRefusals } from './floor.ts'
import { glossary } from './glossary.ts'
import { handKinds, hands, panHands } from './hands.ts'
import { labRefusals, labSentences } from './lab.ts'
import { ownGameRefusals } from './own-game.ts'
import { page } from './page/index.ts'
import { pageRefusals } from './page-refusals.ts'
import { roomRefusals, roomSentences } from './room.ts'
import { search } from './search.ts'
import { sheet } from './sheet.ts'
import {
  bankedTableRefusals,
  libraryRefusals,
  pokerTableRefusals,
  signSentences,
  tableRefusals,
} from './table.ts'

/** English, area by area. */
export const catalogue: Catalogue = {
  language: 'en-US',
  sentences: {
    'own-words': ({ text }) => text,
    ...bankedIncidents,
    ...compare,
    ...glossary,
    ...labSentences,
    ...search,
    ...sheet,
    ...hands,
    ...handKinds,
    ...panHands,
    ...roomSentences,
    ...signSentences,
  },
  refusals: {
    said: ({ why }) => why,
    ...bankedRefusals,
    ...floorRefusals,
    ...labRefusals,
    ...ownGameRefusals,
    ...pageRefusals,
    ...bankedTableRefusals,
    ...libraryRefusals,
    ...pokerTableRefusals,
    ...roomRefusals,
    ...tableRefusals,
  },
  page,
}

export const english = speak(catalogue)

import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { blackjackSheet } from './banked/blackjack.ts'
import { baccarat, letItRide, pan9, threeCard, ultimate } from './banked/games.ts'
import { bankedIncidents } from './banked/incidents.ts'
import { paiGow, tiles, twoHands } from './banked/pai-gow.ts'
import { bankedReadings } from './banked/readings.ts'
import { bankedRefusals } from './banked/refusals.ts'
import { bankedSheet } from './banked/sheet.ts'
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
    ...bankedReadings,
    ...bankedSheet,
    ...baccarat,
    ...blackjackSheet,
    ...letItRide,
    ...paiGow,
    ...pan9,
    ...threeCard,
    ...tiles,
    ...twoHands,
    ...ultimate,
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

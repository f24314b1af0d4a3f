import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { auditRefusals } from './audit.ts'
import { blackjackSheet } from './banked/blackjack.ts'
import { baccarat, letItRide, pan9, threeCard, ultimate } from './banked/games.ts'
import { bankedIncidents } from './banked/incidents.ts'
import { paiGow, tiles, twoHands } from './banked/pai-gow.ts'
import { bankedReadings } from './banked/readings.ts'
import { bankedRefusals } from './banked/refusals.ts'
import { bankedSheet } from './banked/sheet.ts'
import { compare } from './compare.ts'
import { feeNotes } from './fee-notes.ts'
import { feeSheet } from './fee-sheet.ts'
import { feeRefusals, fees } from './fees.ts'
import { floorRefusals } from './floor.ts'
import { glossary } from './glossary.ts'
import { handKinds, hands, panHands, rankingSheet } from './hands.ts'
import { labRefusals, labSentences } from './lab.ts'
import { lineRefusals, pageRefusals } from './line.ts'
import { ownGameRefusals } from './own-game.ts'
import { page } from './page/index.ts'
import { panIncidents, panMoves, panReadings, panRefusals, panSheet } from './pan.ts'
import { phhRefusals } from './phh.ts'
import { pokerRefusals, scheduleRefusals } from './poker.ts'
import { pokerComings } from './poker-comings.ts'
import { pokerIncidents } from './poker-incidents.ts'
import { pokerReadings } from './poker-readings.ts'
import { pokerSheet } from './poker-sheet.ts'
import { readingRefusals, recordRefusals, shoeRefusals } from './record.ts'
import { roomRefusals, roomSentences } from './room.ts'
import { round, roundRefusals } from './round.ts'
import { search } from './search.ts'
import { shape, shapeRefusals } from './shape.ts'
import { sheet } from './sheet.ts'
import {
  bankedTableRefusals,
  libraryRefusals,
  newsSentences,
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
    ...feeNotes,
    ...fees,
    ...feeSheet,
    ...glossary,
    ...handKinds,
    ...rankingSheet,
    ...hands,
    ...labSentences,
    ...panHands,
    ...panIncidents,
    ...panMoves,
    ...panReadings,
    ...panSheet,
    ...pokerIncidents,
    ...pokerReadings,
    ...pokerComings,
    ...pokerSheet,
    ...roomSentences,
    ...round,
    ...search,
    ...shape,
    ...sheet,
    ...newsSentences,
    ...signSentences,
  },
  refusals: {
    ...bankedRefusals,
    ...bankedTableRefusals,
    ...feeRefusals,
    ...floorRefusals,
    ...labRefusals,
    ...libraryRefusals,
    ...lineRefusals,
    ...ownGameRefusals,
    ...panRefusals,
    ...pageRefusals,
    ...phhRefusals,
    ...pokerRefusals,
    ...pokerTableRefusals,
    ...readingRefusals,
    ...recordRefusals,
    ...roomRefusals,
    ...auditRefusals,
    ...roundRefusals,
    ...scheduleRefusals,
    ...shapeRefusals,
    ...shoeRefusals,
    ...tableRefusals,
  },
  page,
}

export const english = speak(catalogue)

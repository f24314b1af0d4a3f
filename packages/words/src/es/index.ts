import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { accountRefusals } from './account.ts'
import { auditRefusals } from './audit.ts'
import { blackjackSheet } from './banked/blackjack.ts'
import { baccarat, letItRide, pan9, threeCard, ultimate } from './banked/games.ts'
import { bankedIncidents } from './banked/incidents.ts'
import { paiGow, tiles, twoHands } from './banked/pai-gow.ts'
import { bankedReadings } from './banked/readings.ts'
import { bankedRefusals } from './banked/refusals.ts'
import { bankedSheet } from './banked/sheet.ts'
import { boardSentences } from './board.ts'
import { chatRefusals } from './chat.ts'
import { compare } from './compare.ts'
import { countRefusals } from './count.ts'
import { dealtRefusals } from './dealt.ts'
import { eveningRefusals } from './evening.ts'
import { feeNotes } from './fee-notes.ts'
import { feeSheet } from './fee-sheet.ts'
import { feeRefusals, fees } from './fees.ts'
import { floorRefusals } from './floor.ts'
import { glossary } from './glossary.ts'
import { greeting } from './greeting.ts'
import { handKinds, hands, panHands, rankingSheet } from './hands.ts'
import { houseRefusals } from './house.ts'
import { labRefusals, labSentences } from './lab.ts'
import { names } from './names/index.ts'
import { ownGameRefusals } from './own-game.ts'
import { panIncidents, panMoves, panReadings, panRefusals, panSheet } from './pan.ts'
import { phhRefusals } from './phh.ts'
import { pokerRefusals, scheduleRefusals } from './poker.ts'
import { pokerComings } from './poker-comings.ts'
import { pokerIncidents } from './poker-incidents.ts'
import { pokerReadings } from './poker-readings.ts'
import { pokerSheet } from './poker-sheet.ts'
import { readingRefusals, recordRefusals, shoeRefusals } from './record.ts'
import { regimeRefusals, regimes } from './regimes.ts'
import { roomRefusals } from './room-refusals.ts'
import { round, roundRefusals } from './round.ts'
import { schoolRefusals, schoolSentences } from './school.ts'
import { search } from './search.ts'
import { shape, shapeRefusals } from './shape.ts'
import { sheet } from './sheet.ts'
import {
  bankedTableRefusals,
  libraryRefusals,
  newsSentences,
  pokerTableRefusals,
  tableRefusals,
} from './table.ts'
import { nowSentences, tellSentences } from './telling.ts'
import { valuesRefusals, valuesSentences } from './values.ts'

/** What this language brings, area by area. */
export const catalogue: Catalogue = {
  ...greeting,
  sentences: {
    ...greeting.sentences,
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
    ...boardSentences,
    ...compare,
    ...feeNotes,
    ...fees,
    ...feeSheet,
    ...glossary,
    ...handKinds,
    ...rankingSheet,
    ...hands,
    ...labSentences,
    ...valuesSentences,
    ...names,
    ...panHands,
    ...panIncidents,
    ...panMoves,
    ...panReadings,
    ...panSheet,
    ...pokerIncidents,
    ...pokerReadings,
    ...pokerComings,
    ...pokerSheet,
    ...regimes,
    ...round,
    ...schoolSentences,
    ...search,
    ...shape,
    ...sheet,
    ...newsSentences,
    ...nowSentences,
    ...tellSentences,
  },
  refusals: {
    ...greeting.refusals,
    ...roomRefusals,
    ...bankedRefusals,
    ...bankedTableRefusals,
    ...chatRefusals,
    ...countRefusals,
    ...dealtRefusals,
    ...eveningRefusals,
    ...feeRefusals,
    ...floorRefusals,
    ...houseRefusals,
    ...labRefusals,
    ...valuesRefusals,
    ...libraryRefusals,
    ...ownGameRefusals,
    ...panRefusals,
    ...phhRefusals,
    ...pokerRefusals,
    ...pokerTableRefusals,
    ...readingRefusals,
    ...recordRefusals,
    ...regimeRefusals,
    ...accountRefusals,
    ...auditRefusals,
    ...roundRefusals,
    ...scheduleRefusals,
    ...schoolRefusals,
    ...shapeRefusals,
    ...shoeRefusals,
    ...tableRefusals,
  },
}

export const spanish = speak(catalogue)

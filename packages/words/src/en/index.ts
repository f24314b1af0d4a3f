import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { compare } from './compare.ts'
import { feeRefusals, fees, scheduleRefusals } from './fees.ts'
import { floorRefusals } from './floor.ts'
import { glossary } from './glossary.ts'
import { handKinds, hands, panHands } from './hands.ts'
import { labRefusals, labSentences } from './lab.ts'
import { ownGameRefusals } from './own-game.ts'
import { panIncidents, panMoves, panReadings, panRefusals, panSheet } from './pan.ts'
import { phhRefusals } from './phh.ts'
import { readingRefusals, recordRefusals, shoeRefusals } from './record.ts'
import { roomRefusals, roomSentences } from './room.ts'
import { round, roundRefusals } from './round.ts'
import { search } from './search.ts'
import { shape, shapeRefusals } from './shape.ts'
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
    ...compare,
    ...fees,
    ...glossary,
    ...handKinds,
    ...hands,
    ...labSentences,
    ...panHands,
    ...panIncidents,
    ...panMoves,
    ...panReadings,
    ...panSheet,
    ...round,
    ...search,
    ...shape,
    ...sheet,
    ...roomSentences,
    ...signSentences,
  },
  refusals: {
    said: ({ why }) => why,
    ...feeRefusals,
    ...floorRefusals,
    ...labRefusals,
    ...ownGameRefusals,
    ...panRefusals,
    ...phhRefusals,
    ...readingRefusals,
    ...recordRefusals,
    ...roundRefusals,
    ...scheduleRefusals,
    ...shapeRefusals,
    ...shoeRefusals,
    ...bankedTableRefusals,
    ...libraryRefusals,
    ...pokerTableRefusals,
    ...roomRefusals,
    ...tableRefusals,
  },
}

export const english = speak(catalogue)

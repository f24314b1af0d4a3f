import type { Catalogue } from '../catalogue.ts'
import { speak } from '../speak.ts'
import { feeRefusals, fees } from './fees.ts'
import { floorRefusals } from './floor.ts'
import { handKinds, hands, panHands } from './hands.ts'
import { phhRefusals } from './phh.ts'
import { readingRefusals, recordRefusals, shoeRefusals } from './record.ts'
import { round, roundRefusals } from './round.ts'

/** English, area by area. */
export const catalogue: Catalogue = {
  language: 'en-US',
  sentences: {
    'own-words': ({ text }) => text,
    ...fees,
    ...hands,
    ...handKinds,
    ...panHands,
    ...round,
  },
  refusals: {
    said: ({ why }) => why,
    ...feeRefusals,
    ...floorRefusals,
    ...phhRefusals,
    ...readingRefusals,
    ...recordRefusals,
    ...roundRefusals,
    ...shoeRefusals,
  },
}

export const english = speak(catalogue)

import type { Greeting } from '../catalogue.ts'
import { lineRefusals, pageRefusals } from './line.ts'
import { page } from './page/index.ts'
import { roomSentences } from './room.ts'
import { signSentences } from './sign.ts'

export const greeting: Greeting = {
  language: 'zh-Hant',
  sentences: {
    'own-words': ({ text }) => text,
    ...roomSentences,
    ...signSentences,
  },
  refusals: {
    ...lineRefusals,
    ...pageRefusals,
  },
  page,
}

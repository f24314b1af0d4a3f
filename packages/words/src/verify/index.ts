import { verify as en } from '../en/verify.ts'
import { verify as es } from '../es/verify.ts'
import type { Language } from '../languages/languages.ts'
import type { VerifySentences } from '../verify-sentences.ts'
import { verify as vi } from '../vi/verify.ts'
import { verify as hans } from '../zh-hans/verify.ts'
import { verify as hant } from '../zh-hant/verify.ts'

export type { VerifySentences } from '../verify-sentences.ts'

/** What the page that checks shuffles says, in every language of the house. */
export const VERIFY_WORDS: Readonly<Record<Language, VerifySentences>> = {
  en,
  es,
  vi,
  'zh-Hant': hant,
  'zh-Hans': hans,
}

import { messages as en } from '../languages/en/verify.ts'
import { messages as es } from '../languages/es/verify.ts'
import type { Language } from '../languages/languages.ts'
import { messages as vi } from '../languages/vi/verify.ts'
import { messages as hans } from '../languages/zh-hans/verify.ts'
import { messages as hant } from '../languages/zh-hant/verify.ts'
import type { Messages } from '../message/messages.ts'
import { textsOf } from '../message/texts.ts'
import type { VerifySentences } from '../verify-sentences.ts'

export type { VerifySentences } from '../verify-sentences.ts'

/** The texts with `{names}` where values stand: the page puts them there itself. */
const says = (messages: Messages): VerifySentences =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key.slice('verify.'.length),
      textsOf(message, name => `{${name}}`)[0]!,
    ]),
  ) as unknown as VerifySentences

/** What the page that checks shuffles says, in every language. */
export const VERIFY_WORDS: Readonly<Record<Language, VerifySentences>> = {
  en: says(en),
  es: says(es),
  vi: says(vi),
  'zh-Hant': says(hant),
  'zh-Hans': says(hans),
}

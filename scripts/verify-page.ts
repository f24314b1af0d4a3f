import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_NAMES, LANGUAGES } from '@cardroom/words/languages'
import { VERIFY_WORDS, type VerifySentences } from '@cardroom/words/verify'

const FILE = join(import.meta.dirname, '../packages/web/verify.html')
const WORDS = /^const WORDS = \{(?:\}|[\s\S]*?^\})$/m

/** The text of each part before a language is chosen. */
const SAID_PART = /(data-say="([\w-]+)">)[^<]*/g

/** The page that checks shuffles, with its words in every language: it needs nothing besides itself. */
export function verifyPage(): string {
  const words = Object.fromEntries(
    LANGUAGES.map(tag => [tag, { name: LANGUAGE_NAMES[tag], says: VERIFY_WORDS[tag] }]),
  )
  const text = JSON.stringify(words, null, 1).replaceAll('</', '<\\/')
  const page = readFileSync(FILE, 'utf8')
  if (!WORDS.test(page)) throw new Error('the page that checks shuffles has no place for its words')
  return page
    .replace(SAID_PART, (_, opens: string, key: keyof VerifySentences) => `${opens}${VERIFY_WORDS.en[key]}`)
    .replace(WORDS, () => `const WORDS = ${text}`)
}

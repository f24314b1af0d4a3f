import { parseArgs } from 'node:util'
import { isLanguage, LANGUAGES, type Language, messagesOf } from '@cardroom/words/languages'
import { type Messages, textsOf } from '@cardroom/words/messages'
import { BadInput } from '../command/bad-input.ts'
import type { QueryCommand } from '../command/command.ts'

/** What a language still lacks: messages by their keys. */
interface LanguageReport {
  readonly language: Language
  readonly missing: readonly string[]
  readonly unchanged: readonly string[]
  readonly tooLong: readonly string[]
}

/** Places where the page has room for so many characters: the discs on the felt, and its tabs. */
const CHARACTER_LIMITS: readonly (readonly [place: RegExp, characters: number])[] = [
  [/^table\.smallDiscs\./, 3],
  [/^table\.discs\./, 16],
  [/^table\.tabs\.(?!label)/, 14],
  [/^app\.(lobby|rules|rounds|lab|school|house)$/, 22],
]

const isTooLong = (key: string, texts: readonly string[]): boolean =>
  CHARACTER_LIMITS.some(([place, most]) => place.test(key) && texts.some(text => text.length > most))

/** Lists of names that messages take words from, and the plurals of ranks. */
const listsIn = (messages: Messages): ReadonlySet<string> =>
  new Set([
    'cards.plurals',
    ...Object.values(messages).flatMap(message =>
      [...String(message).matchAll(/ in=([\w.-]+)/g)].map(([, list]) => list!),
    ),
  ])

/** Parts and lists are a language's own affair: one may need them where another does not. */
function keysToSay(messages: Messages): string[] {
  const lists = listsIn(messages)
  return Object.keys(messages).filter(key => {
    const wholes = key.split('.').map((_, at, path) => path.slice(0, at).join('.'))
    return !wholes.some(whole => Object.hasOwn(messages, whole) || lists.has(whole))
  })
}

async function reportOf(language: Language): Promise<LanguageReport> {
  const [english, here] = await Promise.all([messagesOf('en'), messagesOf(language)])
  const entries = Object.entries(here).map(([key, message]) => [key, textsOf(message)] as const)
  return {
    language,
    missing: keysToSay(english).filter(key => !Object.hasOwn(here, key)),
    unchanged: entries.flatMap(([key, texts]) =>
      here[key] === english[key] && texts.some(text => /\p{L}{3}/u.test(text)) ? [key] : [],
    ),
    tooLong: entries.flatMap(([key, texts]) => (isTooLong(key, texts) ? [key] : [])),
  }
}

export const wordsCommand: QueryCommand = {
  help: `cardroom words [LANGUAGE …]

Lists for each language (${LANGUAGES.join(', ')}) the messages that are missing, those that read as in English, and those that are too long for their place.`,

  async answer(args): Promise<readonly LanguageReport[]> {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const asked = positionals.length > 0 ? positionals : LANGUAGES.filter(language => language !== 'en')
    return Promise.all(
      asked.map(language => {
        if (!isLanguage(language)) throw new BadInput(`no language "${language}" (${LANGUAGES.join(', ')})`)
        return reportOf(language)
      }),
    )
  },

  print: answer =>
    (answer as readonly LanguageReport[])
      .flatMap(({ language, ...lists }) => [
        language,
        ...Object.entries(lists).flatMap(([what, keys]) => [
          `  ${what}: ${keys.length}`,
          ...keys.map(key => `    ${key}`),
        ]),
      ])
      .join('\n'),
}

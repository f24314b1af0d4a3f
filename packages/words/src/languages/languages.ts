import { grammar as en } from '../grammar/en.ts'
import { grammar as es } from '../grammar/es.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { grammar as vi } from '../grammar/vi.ts'
import { grammar as hans } from '../grammar/zh-hans.ts'
import { grammar as hant } from '../grammar/zh-hant.ts'
import { speak } from '../speak.ts'
import type { Speaker } from '../speaker.ts'
import { lobbyOf, messagesOf } from './messages.ts'

/** The languages of the project, each by its tag. */
export const LANGUAGES = ['en', 'es', 'vi', 'zh-Hant', 'zh-Hans'] as const
/** A language of the project. */
export type Language = (typeof LANGUAGES)[number]

/** Whether a tag names a language of the project. */
export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)

/** The own name of each language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  vi: 'Tiếng Việt',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
}

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en, es, vi, 'zh-Hant': hant, 'zh-Hans': hans }

/** The speaker of a language with all its sentences; the language is loaded on demand. */
export const fullCatalogue = async (language: Language): Promise<Speaker> =>
  speak(GRAMMARS[language], await messagesOf(language))

/** The speaker of a language with the lobby's sentences only, which loads faster. */
export const lobbyCatalogue = async (language: Language): Promise<Speaker> =>
  speak(GRAMMARS[language], (await lobbyOf(language)).messages)

/** The first of a reader's languages that the project has; a browser names them `zh-TW`, `es-419`. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const { language, script, region } = localeOf(tag) ?? {}
    if (language === 'zh') return isTraditional(script, region) ? 'zh-Hant' : 'zh-Hans'
    if (language !== undefined && isLanguage(language)) return language
  }
  return 'en'
}

const isTraditional = (script: string | undefined, region: string | undefined): boolean =>
  script === undefined ? ['TW', 'HK', 'MO'].includes(region ?? '') : script === 'Hant'

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    // Text that is no tag names no language.
    return undefined
  }
}

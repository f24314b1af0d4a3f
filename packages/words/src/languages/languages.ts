import { grammar as en } from '../grammar/en.ts'
import { grammar as es } from '../grammar/es.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { grammar as vi } from '../grammar/vi.ts'
import { grammar as hans } from '../grammar/zh-hans.ts'
import { grammar as hant } from '../grammar/zh-hant.ts'
import type { Messages } from '../message/messages.ts'
import { speak } from '../speak.ts'
import type { Speaker } from '../speaker.ts'

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

/** A language: its grammar, and its messages in two parts that are loaded on demand. */
interface LanguageParts {
  readonly grammar: Grammar
  lobby(): Promise<{ messages: Messages }>
  full(): Promise<{ messages: Messages }>
}

const PARTS: Readonly<Record<Language, LanguageParts>> = {
  en: { grammar: en, lobby: () => import('./en/lobby.ts'), full: () => import('./en/full.ts') },
  es: { grammar: es, lobby: () => import('./es/lobby.ts'), full: () => import('./es/full.ts') },
  vi: { grammar: vi, lobby: () => import('./vi/lobby.ts'), full: () => import('./vi/full.ts') },
  'zh-Hant': {
    grammar: hant,
    lobby: () => import('./zh-hant/lobby.ts'),
    full: () => import('./zh-hant/full.ts'),
  },
  'zh-Hans': {
    grammar: hans,
    lobby: () => import('./zh-hans/lobby.ts'),
    full: () => import('./zh-hans/full.ts'),
  },
}

/** Everything that a language says, by key, as its translators wrote it. */
export async function messagesOf(language: Language): Promise<Messages> {
  const [lobby, full] = await Promise.all([PARTS[language].lobby(), PARTS[language].full()])
  return { ...lobby.messages, ...full.messages }
}

/** The speaker of a language with all its sentences. */
export const fullCatalogue = async (language: Language): Promise<Speaker> =>
  speak(PARTS[language].grammar, await messagesOf(language))

/** The speaker of a language with the lobby's sentences only, which load faster. */
export const lobbyCatalogue = async (language: Language): Promise<Speaker> =>
  speak(PARTS[language].grammar, (await PARTS[language].lobby()).messages)

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

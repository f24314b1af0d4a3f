import type { Greeting } from '../catalogue.ts'
import { speak } from '../speak.ts'
import type { Speaker } from '../speaker.ts'

/** The languages of the house, each by its tag. */
export const LANGUAGES = ['en', 'es', 'vi', 'zh-Hant', 'zh-Hans'] as const
/** A language that the house speaks. */
export type Language = (typeof LANGUAGES)[number]

/** Whether the house speaks a language. */
export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  vi: 'Tiếng Việt',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
}

/** Somebody who speaks a language; it is loaded when it is asked for. */
export async function speakerOf(language: Language): Promise<Speaker> {
  switch (language) {
    case 'en':
      return (await import('../en/index.ts')).english
    case 'es':
      return (await import('../es/index.ts')).spanish
    case 'vi':
      return (await import('../vi/index.ts')).vietnamese
    case 'zh-Hant':
      return (await import('../zh-hant/index.ts')).traditionalChinese
    case 'zh-Hans':
      return (await import('../zh-hans/index.ts')).simplifiedChinese
  }
}

/** Somebody who speaks a language in the lobby, and is there sooner than one who knows all of it. */
export const greeterOf = async (language: Language): Promise<Speaker> => speak(await greetingIn(language))

async function greetingIn(language: Language): Promise<Greeting> {
  switch (language) {
    case 'en':
      return (await import('../en/greeting.ts')).greeting
    case 'es':
      return (await import('../es/greeting.ts')).greeting
    case 'vi':
      return (await import('../vi/greeting.ts')).greeting
    case 'zh-Hant':
      return (await import('../zh-hant/greeting.ts')).greeting
    case 'zh-Hans':
      return (await import('../zh-hans/greeting.ts')).greeting
  }
}

/** The first of the languages that somebody reads which the house speaks; a browser names them `zh-TW`, `es-419`. */
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
    // What is no tag is nobody's language.
    return undefined
  }
}

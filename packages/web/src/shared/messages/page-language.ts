import type { Speaker } from '@cardroom/words'
import type { Language } from '@cardroom/words/languages'
import { createContext, use } from 'react'

/** The page's language, and how to change it. */
interface PageLanguage {
  readonly language: Language
  /** The speaker with the full catalogue; until then the lobby's catalogue speaks. */
  readonly full: Promise<Speaker>
  /** Requests the full catalogue before the first interaction. */
  readonly need: () => void
  choose(language: Language): Promise<void>
}

export const PageLanguageContext = createContext<PageLanguage | undefined>(undefined)

/** The speaker with the full catalogue; suspends until it is loaded. */
export const useFullSpeaker = (): Speaker => use(usePageLanguage().full)

export function usePageLanguage(): PageLanguage {
  const language = use(PageLanguageContext)
  if (!language) throw new Error('nobody speaks here: this part of the page has no language')
  return language
}

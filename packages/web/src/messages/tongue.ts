import type { Speaker } from '@cardroom/words'
import type { Language } from '@cardroom/words/languages'
import { createContext, use } from 'react'

/** The language that the page speaks, and how to change it. */
export interface Tongue {
  readonly language: Language
  /** Who knows all of the language; before, somebody greets in the lobby. */
  readonly fluent: Promise<Speaker>
  /** Something is to be said that takes all of the language, though nobody has touched the lobby yet. */
  readonly need: () => void
  choose(language: Language): Promise<void>
}

export const TongueContext = createContext<Tongue | undefined>(undefined)

/** Who knows all of the language; whoever asks waits until they are there. */
export const useFluent = (): Speaker => use(useTongue().fluent)

export function useTongue(): Tongue {
  const tongue = use(TongueContext)
  if (!tongue) throw new Error('nobody speaks here: this part of the page has no language')
  return tongue
}

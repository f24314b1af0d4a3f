import { createContext } from 'react'
import type { Answer } from './answer.ts'

/** What an answer is worth, as its button shows it. */
export interface WorthShown {
  /** From nothing, the worst that one can do, to one, the best. */
  readonly share: number
  readonly words: string
  /** What the best is called; nothing else is. */
  readonly best?: string
}

/** What one's answers are worth, where somebody tells. */
export interface Worths {
  of(answer: Answer): WorthShown | undefined
  /** The best setting of the hand, and how it is offered. */
  readonly setting?: { readonly cards: readonly string[]; readonly words: string }
}

export const WorthsContext = createContext<Worths | undefined>(undefined)

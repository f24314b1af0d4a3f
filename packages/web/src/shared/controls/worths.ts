import { createContext } from 'react'
import type { MoveAnswer } from './answer.ts'

/** The worth of an answer, as its button shows it. */
export interface ShownWorth {
  /** From 0, the worst choice, to 1, the best. */
  readonly share: number
  readonly words: string
  /** The label of the best choice; missing for others. */
  readonly best?: string
}

/** The worth of the player's answers, where the coach tells it. */
export interface Worths {
  of(answer: MoveAnswer): ShownWorth | undefined
  /** The best setting of the hand, and how it is offered. */
  readonly setting?: { readonly cards: readonly string[]; readonly words: string }
}

export const WorthsContext = createContext<Worths | undefined>(undefined)

import { createContext } from 'react'
import type { Part, Term } from './glossary.ts'

/** How the words of the trade are found in a text of this page, and shown. */
export interface Terms {
  readonly find: (text: string) => Part[]
  readonly show: (term: Term) => void
}

/** Without it, texts stand as they are. */
export const TermsContext = createContext<Terms | undefined>(undefined)

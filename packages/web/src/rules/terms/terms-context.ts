import { createContext } from 'react'
import type { GlossaryTerm, TextPart } from './glossary.ts'

/** How terms are found in a text of this page, and shown. */
export interface Terms {
  readonly find: (text: string) => TextPart[]
  readonly show: (term: GlossaryTerm) => void
}

/** Without it, terms are not marked. */
export const TermsContext = createContext<Terms | undefined>(undefined)

import { createContext } from 'react'

/** Lines of the filings that somebody wants to read; `inSheet` shows what rests on them, where a sheet is at hand. */
export interface AskedLines {
  readonly cite: string
  readonly inSheet?: (() => void) | undefined
}

/** Opens the lines of a citation. */
export const LinesContext = createContext<(asked: AskedLines) => void>(() => {})

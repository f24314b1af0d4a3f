import { createContext } from 'react'

/** Requested lines of the filings; `inSheet` shows what rests on them, where a sheet is open. */
export interface LinesRequest {
  readonly cite: string
  readonly inSheet?: (() => void) | undefined
}

/** Opens the lines of a citation. */
export const LinesContext = createContext<(asked: LinesRequest) => void>(() => {})

import type { TableView } from '@cardroom/protocol'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Known, Line } from './line.ts'

export const LineContext = createContext<Line | undefined>(undefined)

export function useLine(): Line {
  const line = use(LineContext)
  if (!line) throw new Error('there is no line to the card room here')
  return line
}

export function useKnown(): Known {
  const line = useLine()
  return useSyncExternalStore(line.subscribe, line.known)
}

/** A table, as it changes. */
export function useTable(id: string): TableView | undefined {
  const line = useLine()
  useEffect(() => line.watch(id), [line, id])
  return useKnown().tables.get(id)
}

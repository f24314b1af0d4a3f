import type { LobbyTable, TableView } from '@cardroom/protocol'
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

/** All tables, as they change; nothing before the first word of them. */
export function useLobby(): readonly LobbyTable[] | undefined {
  const line = useLine()
  useEffect(() => line.lookAtLobby(), [line])
  return useKnown().lobby
}

/** A table, as it changes; a private one is watched by its word. */
export function useTable(id: string, word?: string): TableView | undefined {
  const line = useLine()
  useEffect(() => line.watch(id, word), [line, id, word])
  return useKnown().tables.get(id)
}

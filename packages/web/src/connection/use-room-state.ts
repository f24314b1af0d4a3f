import type { LobbyTable, TableView } from '@cardroom/protocol'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { RoomConnection, RoomState } from './room-connection.ts'

export const RoomConnectionContext = createContext<RoomConnection | undefined>(undefined)

export function useRoomConnection(): RoomConnection {
  const connection = use(RoomConnectionContext)
  if (!connection) throw new Error('there is no connection to the card room here')
  return connection
}

/**
 * The part of the room's state that a component needs; it renders again only when that part changes. The selector
 * returns a part of the state or a plain value: a new object on each call would never be equal.
 */
export function useRoomState<T>(selector: (state: RoomState) => T): T {
  const connection = useRoomConnection()
  return useSyncExternalStore(connection.subscribe, () => selector(connection.state()))
}

/** All tables, as they change; `undefined` until the server has sent them. */
export function useLobby(): readonly LobbyTable[] | undefined {
  const connection = useRoomConnection()
  useEffect(() => connection.lookAtLobby(), [connection])
  return useRoomState(state => state.lobby)
}

/** Follows a table, a private one by its word; its parts are selected from the state. */
export function useWatch(id: string, word?: string): void {
  const connection = useRoomConnection()
  useEffect(() => connection.watch(id, word), [connection, id, word])
}

/** A table, as it changes. */
export function useTable(id: string, word?: string): TableView | undefined {
  useWatch(id, word)
  return useRoomState(state => state.tables.get(id))
}

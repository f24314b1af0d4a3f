import { isRefusal, type Library, type Refusal } from '@cardroom/engine'
import type { LobbyTable } from '@cardroom/protocol'
import type { StoredTable } from '../store/store.ts'

/** A stored table that could not be opened. */
export interface UnreadableTable {
  readonly id: string
  /** Its first event, if that can be read. */
  readonly opened: StoredTable['opened'] | undefined
  readonly why: Refusal
}

/** The entry of an unreadable table in the lobby. */
export function unreadableInLobby({ id, opened, why }: UnreadableTable, library: Library): LobbyTable {
  const { game = '', title = id } = opened?.settings ?? {}
  const found = library.game(game)
  const { name, family } = isRefusal(found) ? { name: title, family: '' } : found.rules
  return {
    id,
    title,
    game,
    name,
    family,
    seats: 0,
    people: 0,
    bots: 0,
    playing: 0,
    ofTheHouse: false,
    names: [],
    waiting: [],
    phase: 'not-opened',
    why,
  }
}

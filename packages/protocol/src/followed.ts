import { applyChange } from './change.ts'
import type { LobbyTable } from './lobby.ts'
import type { ServerMessage } from './server-message.ts'
import type { TableView } from './table-view.ts'

type Message<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

/** A table as a socket knows it. */
export interface FollowedTable {
  readonly view: TableView
  readonly at?: number | undefined
}

/** The lobby as a socket knows it. */
export interface FollowedLobby {
  readonly tables: readonly LobbyTable[]
  readonly at?: number | undefined
}

/** A table after one more message; nothing if something was missed, and the whole has to be asked for. */
export function tableAfter(
  known: FollowedTable | undefined,
  message: Message<'table' | 'change'>,
): FollowedTable | undefined {
  if (message.type === 'table') return { view: message.table, at: message.at }
  if (!known || known.at !== message.from) return undefined
  const { change = {}, over, seen = {}, own = {}, you, to } = message
  const before: object = over ? roundOver(known.view) : known.view
  // The server made the changes between two whole tables.
  const view = applyChange(applyChange(applyChange(before, change), seen), own) as TableView
  return { view: you ? { ...view, you } : view, at: to }
}

/** A table whose round is the last one from now on. */
export function roundOver(table: Pick<TableView, 'round'>): object {
  const { round, ...rest } = table
  return { ...rest, last: round }
}

/** The lobby after one more message; nothing if something was missed. */
export function lobbyAfter(
  known: FollowedLobby | undefined,
  message: Message<'lobby' | 'lobby-change'>,
): FollowedLobby | undefined {
  if (message.type === 'lobby') return { tables: message.tables, at: message.at }
  if (!known || known.at !== message.from) return undefined
  return { tables: Object.values(applyChange(lobbyById(known.tables), message.change)), at: message.to }
}

/** The tables of a lobby by id, as changes refer to them. */
export const lobbyById = (tables: readonly LobbyTable[]): Readonly<Record<string, LobbyTable>> =>
  Object.fromEntries(tables.map(table => [table.id, table]))

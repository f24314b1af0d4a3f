import type { Refusal } from '@cardroom/engine'
import type { FloorAnswer } from './floor.ts'
import type { LobbyTable } from './lobby.ts'
import type { RoundFinished } from './round-view.ts'
import type { TableView } from './table-view.ts'

export type ServerMessage =
  | { readonly type: 'welcome'; readonly re?: number; readonly token: string; readonly name: string }
  | { readonly type: 'lobby'; readonly tables: readonly LobbyTable[] }
  | { readonly type: 'table'; readonly table: TableView }
  | { readonly type: 'finished'; readonly table: string; readonly round: RoundFinished }
  /** The table waits for its disk; the next `table` says that it goes on. */
  | { readonly type: 'stands-still'; readonly table: string }
  /** Done, and durable. `table` where one was opened, `floor` where the floor was asked. */
  | { readonly type: 'ok'; readonly re?: number; readonly table?: string; readonly floor?: FloorAnswer }
  /** Nothing has changed. */
  | { readonly type: 'refused'; readonly re?: number; readonly why: Refusal }

import type { Section } from '@cardroom/engine'
import type { BoardCount, NotedRound } from '@cardroom/engine/board'

/** `GET /api/tables/:id/board`: what the board above a table shows besides the table itself. */
export interface BoardReply {
  readonly table: string
  /** The code that opens the board; a private table has none. */
  readonly code?: string
  readonly counts: readonly BoardCount[]
  readonly payouts: readonly Section[]
  /** Rounds that are over, the oldest first: of this shoe and of the one before, or the last ones. */
  readonly rounds: readonly NotedRound[]
}

/** `GET /api/boards`: the tables that have a board for everybody, by the codes that open them. */
export type BoardsReply = readonly { readonly code: string; readonly table: string }[]

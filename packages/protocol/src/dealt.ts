import type { Refusal } from '@cardroom/engine'
import type { DealtBoard, DealtSettings, SessionEntry } from '@cardroom/engine/dealt'

/**
 * The header with the key of a hand-dealt table's session. Anybody with the session's id may look on; writing needs
 * the key. The tablet makes both, and needs no server to begin.
 */
export const SESSION_KEY = 'x-session-key'

/** `POST /api/dealt`: the holder of the key may send the same session again. */
export interface DealtBegin {
  readonly settings: DealtSettings
  readonly key: string
}

/** `GET /api/dealt/:id`, with the key; and the answer to `POST /api/dealt`. */
export interface DealtReply {
  readonly settings: DealtSettings
  readonly entries: readonly SessionEntry[]
}

/**
 * `POST /api/dealt/:id/entries`, with the key: appends after so many entries. Entries that arrived before count once,
 * so a client in doubt sends them again.
 */
export interface DealtAppend {
  readonly after: number
  readonly entries: readonly SessionEntry[]
}

/** All entries are stored; the session has so many now. */
export interface DealtAppendReply {
  readonly length: number
}

/** Status 409: another tablet has appended. Nothing was written; these entries came after the known ones. */
export interface DealtConflictReply {
  readonly error: string
  readonly entries: readonly SessionEntry[]
}

/** Status 422: this entry is not possible after those before it, which are stored. */
export interface DealtRefusalReply {
  readonly error: string
  readonly entry: string
  readonly refusal: Refusal
  readonly length: number
}

/**
 * `GET /api/dealt/:id/entries?after=n`, with the key: a line of JSON for every entry after so many, and one for each
 * as soon as it is stored. Empty lines keep the connection alive.
 */
export type DealtLine = SessionEntry

/** The clock that closes the bets, which the tablet has started. */
export interface DealtClock {
  /** The entry that started it. */
  readonly entry: string
  /** Milliseconds left, and in all. */
  readonly left: number
  readonly whole: number
}

/** `GET /api/dealt/:id/board`: for everybody who knows the id. */
export type DealtBoardReply = DealtBoard & { readonly clock?: DealtClock }

/**
 * `GET /api/dealt/:id/board/stream`: server-sent events; each `data` is one of these, the first at once and whole,
 * the others as soon as something was entered. The rounds are left out where they have not changed.
 */
export type DealtBoardChange = Omit<DealtBoardReply, 'rounds'> & Partial<Pick<DealtBoardReply, 'rounds'>>

/** A board after one more change. */
export const boardAfter = (
  before: Pick<DealtBoard, 'rounds'> | undefined,
  change: DealtBoardChange,
): DealtBoardReply => ({ ...change, rounds: change.rounds ?? before?.rounds ?? [] })

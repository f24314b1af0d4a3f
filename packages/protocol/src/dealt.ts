import type { Refusal } from '@cardroom/engine'
import type { DealtBoard, DealtSettings, Entry } from '@cardroom/engine/dealt'

/**
 * A table that a person deals. It is known by its id, with which anybody may look on, and written to with a key, which
 * is sent with every other question in the header `x-session-key`. Both are made by the tablet, which needs no server
 * to begin.
 */
export const SESSION_KEY = 'x-session-key'

/** `POST /api/dealt`: the same session may be begun again, by who has its key. */
export interface DealtBegin {
  readonly settings: DealtSettings
  readonly key: string
}

/** `GET /api/dealt/:id`, with the key; and the answer to `POST /api/dealt`. */
export interface DealtReply {
  readonly settings: DealtSettings
  readonly entries: readonly Entry[]
}

/**
 * `POST /api/dealt/:id/entries`, with the key: goes on after so many entries. What has arrived before counts once, so
 * that whoever does not know sends it again.
 */
export interface DealtAppend {
  readonly after: number
  readonly entries: readonly Entry[]
}

/** Everything is kept; so many entries there are now. */
export interface DealtAppended {
  readonly length: number
}

/** Status 409: somebody else has gone on. Nothing was written; these came after the entries that were known. */
export interface DealtBehind {
  readonly error: string
  readonly entries: readonly Entry[]
}

/** Status 422: this entry does not go with those before it. The ones before it are kept. */
export interface DealtRefused {
  readonly error: string
  readonly entry: string
  readonly refusal: Refusal
  readonly length: number
}

/**
 * `GET /api/dealt/:id/entries?after=n`, with the key: a line of JSON for every entry after so many, and one for each
 * as soon as it is kept. Empty lines say that the line is not dead.
 */
export type DealtLine = Entry

/** The clock that closes the bets, which the tablet has started. */
export interface DealtClock {
  /** The entry that started it. */
  readonly entry: string
  /** So many milliseconds are left, of so many. */
  readonly left: number
  readonly whole: number
}

/** `GET /api/dealt/:id/board`: for everybody who knows the id. */
export type DealtBoardReply = DealtBoard & { readonly clock?: DealtClock }

/**
 * `GET /api/dealt/:id/board/stream`: server-sent events; each `data` is one of these, the first at once and whole, the
 * others as soon as something was entered. The rounds are left out where they are what they were in the one before.
 */
export type DealtBoardChange = Omit<DealtBoardReply, 'rounds'> & Partial<Pick<DealtBoardReply, 'rounds'>>

/** A board after one more change. */
export const boardAfter = (
  before: Pick<DealtBoard, 'rounds'> | undefined,
  change: DealtBoardChange,
): DealtBoardReply => ({ ...change, rounds: change.rounds ?? before?.rounds ?? [] })

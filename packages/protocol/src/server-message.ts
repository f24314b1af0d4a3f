import type { Cents, Refusal } from '@cardroom/engine'
import type { AccountAnswer } from './account.ts'
import type { Change } from './change.ts'
import type { ChatLine } from './chat.ts'
import type { Evening } from './evening.ts'
import type { FloorAnswer } from './floor.ts'
import type { GrantedPart } from './house.ts'
import type { LobbyTable } from './lobby.ts'
import type { RoundFinished } from './round-view.ts'
import type { TableView } from './table-view.ts'
import type { You } from './you.ts'

/** A message of a card room to a page. */
export type ServerMessage =
  | {
      readonly type: 'welcome'
      readonly re?: number
      readonly token: string
      readonly name: string
      /** The play money besides the chips on the tables. */
      readonly wallet: Cents
      /** The person has an account, and can sign in in another browser. */
      readonly account?: true
      /** The person's granted parts. */
      readonly parts?: readonly GrantedPart[]
    }
  /** The person's wallet has changed. */
  | { readonly type: 'wallet'; readonly cents: Cents }
  /** All tables. A follower of the lobby then gets changes; the first goes on from `at`. */
  | { readonly type: 'lobby'; readonly tables: readonly LobbyTable[]; readonly at?: number }
  /** What has changed in the lobby, by the tables' ids. */
  | { readonly type: 'lobby-change'; readonly from: number; readonly to: number; readonly change: Change }
  /** A table as a whole. Its changes go on from `at`. */
  | { readonly type: 'table'; readonly table: TableView; readonly at?: number }
  /** The changes of a table since `from`. A client without that state asks for the whole: `watch`. */
  | {
      readonly type: 'change'
      readonly table: string
      readonly from: number
      readonly to: number
      /** The change of the shared part of the view. */
      readonly change?: Change
      /** The running round has become the last one; `seen` goes on from there. */
      readonly over?: true
      /** The change of the public view of the rounds. */
      readonly seen?: Change
      /** The change of what this viewer sees otherwise, applied after that. */
      readonly own?: Change
      readonly you?: You
    }
  | { readonly type: 'finished'; readonly table: string; readonly round: RoundFinished }
  /** Chat lines at a table; a newcomer gets the last ones. */
  | { readonly type: 'said'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The table waits for its disk; the next `table` ends that. */
  | { readonly type: 'stands-still'; readonly table: string }
  /**
   * Done, and durable. `table` if one was opened or found, with its `word` if it is private; `floor`, `account` or
   * `evening` if that was requested.
   */
  | {
      readonly type: 'ok'
      readonly re?: number
      readonly table?: string
      readonly word?: string
      readonly floor?: FloorAnswer
      readonly account?: AccountAnswer
      readonly evening?: Evening
    }
  /** Nothing has changed. */
  | { readonly type: 'refused'; readonly re?: number; readonly why: Refusal }

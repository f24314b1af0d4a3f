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

/** What a card room says to a page. */
export type ServerMessage =
  | {
      readonly type: 'welcome'
      readonly re?: number
      readonly token: string
      readonly name: string
      /** What one has besides the chips on the tables. */
      readonly wallet: Cents
      /** They can come in from another browser too. */
      readonly account?: true
      /** What one is in the house, besides a player. */
      readonly parts?: readonly GrantedPart[]
    }
  /** One's wallet has changed. */
  | { readonly type: 'wallet'; readonly cents: Cents }
  /** All tables. Whoever looks at the lobby is told what changes; `at` is what the first change goes on from. */
  | { readonly type: 'lobby'; readonly tables: readonly LobbyTable[]; readonly at?: number }
  /** What has changed in the lobby, by the tables' ids. */
  | { readonly type: 'lobby-change'; readonly from: number; readonly to: number; readonly change: Change }
  /** A table as a whole. Whoever is told of its changes goes on from `at`. */
  | { readonly type: 'table'; readonly table: TableView; readonly at?: number }
  /** What has changed at a table since `from`. Who does not know the table as it was then asks for the whole: `watch`. */
  | {
      readonly type: 'change'
      readonly table: string
      readonly from: number
      readonly to: number
      /** Of what everybody sees alike. */
      readonly change?: Change
      /** The round that was on is the last one now; what `seen` says of that goes on from it. */
      readonly over?: true
      /** Of the round that is on, and of the last one, as everybody sees them. */
      readonly seen?: Change
      /** After that, of what this viewer sees otherwise. */
      readonly own?: Change
      readonly you?: You
    }
  | { readonly type: 'finished'; readonly table: string; readonly round: RoundFinished }
  /** What was said at a table; those who come are told what was said last. */
  | { readonly type: 'said'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The table waits for its disk; the next `table` says that it goes on. */
  | { readonly type: 'stands-still'; readonly table: string }
  /**
   * Done, and durable. `table` where one was opened or found, with its `word` if it is private; `floor`, `account` or
   * `evening` where that was asked.
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

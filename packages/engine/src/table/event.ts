import type { Cents } from '../money/cents.ts'
import type { Input, Seat } from '../round/awaiting.ts'
import type { OpeningDraw } from './opening.ts'
import type { TableSettings } from './settings.ts'
import type { Addition, MakeUp, Owed, PlayerId, WaitingWager } from './state.ts'

/** What has happened at a table. The table is what its events make it. */
export type TableEvent =
  | { readonly type: 'opened'; readonly settings: TableSettings; readonly by?: PlayerId }
  | {
      readonly type: 'sat'
      readonly seat: Seat
      readonly player: PlayerId
      readonly name: string
      readonly bot: boolean
      readonly stack: Cents
      readonly owes: Owed
    }
  | { readonly type: 'stood'; readonly seat: Seat; readonly stack: Cents }
  | { readonly type: 'leaving'; readonly seat: Seat }
  | { readonly type: 'away'; readonly seat: Seat; readonly away: boolean }
  | { readonly type: 'chips'; readonly seat: Seat; readonly cents: Cents }
  | { readonly type: 'makes-up'; readonly seat: Seat; readonly how: MakeUp }
  /** The game is opened: a card each, for the button. */
  | ({ readonly type: 'drew' } & OpeningDraw)
  /** The next round is being made up; its shuffle is committed to. */
  | { readonly type: 'committed'; readonly commitment: string; readonly secret: string }
  | { readonly type: 'offered'; readonly to: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'banked'; readonly seat: Seat; readonly wager: Cents }
  /** Nobody takes the position, or its holder has left: no round, until somebody else does. */
  | { readonly type: 'stopped' }
  | { readonly type: 'wagered'; readonly seat: Seat; readonly wagers: readonly WaitingWager[] }
  | ({ readonly type: 'added' } & Addition)
  | {
      readonly type: 'dealt'
      readonly id: string
      readonly seed: string
      readonly at: number
      readonly setup: Readonly<Record<string, unknown>>
      readonly accounts: Readonly<Record<string, PlayerId>>
      readonly positions?: Positions
    }
  | { readonly type: 'input'; readonly input: Input }
  /** What each player's chips have changed by. */
  | { readonly type: 'finished'; readonly id: string; readonly net: Readonly<Record<PlayerId, Cents>> }
  | { readonly type: 'voided'; readonly id: string }
  | {
      readonly type: 'collected'
      readonly at: number
      readonly fees: readonly { readonly seat: Seat; readonly cents: Cents }[]
    }
  | { readonly type: 'closed' }

/** Where the buttons of a pot game lie, and which blinds have passed whom. */
export interface Positions {
  readonly button: Seat
  readonly small?: Seat
  readonly big?: Seat
  readonly owes: Readonly<Record<Seat, Owed>>
}

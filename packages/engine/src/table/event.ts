import type { Card } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Input, Seat } from '../round/awaiting.ts'
import type { SealedAddition } from '../shoe/drawing.ts'
import type { SealedShoe } from './agreement.ts'
import type { PlayerId } from './seats.ts'
import type { TableSettings } from './settings.ts'
import type { NewShoe } from './shoe.ts'

/**
 * An event of a table. The table is what its events make it. `own` belongs to the game's family: the table
 * stores it, and only the family's part reads it.
 */
export type TableEvent =
  | { readonly type: 'opened'; readonly settings: TableSettings; readonly by?: PlayerId }
  /** The house has changed the settings: from the end of the round on, or once its shoe is used up. */
  | { readonly type: 'to-be-set'; readonly settings: TableSettings; readonly by: PlayerId }
  | { readonly type: 'set'; readonly settings: TableSettings; readonly by: PlayerId }
  | {
      readonly type: 'sat'
      readonly seat: Seat
      readonly player: PlayerId
      readonly name: string
      readonly bot: boolean
      readonly provider?: true
      readonly stack: Cents
      readonly own?: object
    }
  /** `why`: the reason why a player had to stand up. */
  | {
      readonly type: 'stood'
      readonly seat: Seat
      readonly stack: Cents
      readonly at: number
      readonly why?: 'held-no-longer'
    }
  | { readonly type: 'leaving'; readonly seat: Seat }
  | { readonly type: 'away'; readonly seat: Seat; readonly away: boolean; readonly at: number }
  /** `short`: whether the one short buy is now used up. */
  | { readonly type: 'chips'; readonly seat: Seat; readonly cents: Cents; readonly short?: boolean }
  /** Chips have left the table while their player stays. */
  | { readonly type: 'chips-off'; readonly seat: Seat; readonly cents: Cents }
  /** Wants another seat after the round, or no longer does. */
  | { readonly type: 'moving'; readonly seat: Seat; readonly to?: Seat }
  | { readonly type: 'moved'; readonly seat: Seat; readonly to: Seat; readonly own?: object }
  | { readonly type: 'listed'; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'unlisted'; readonly player: PlayerId }
  /** A seat is free for the player who waited longest. */
  | { readonly type: 'called'; readonly player: PlayerId; readonly seat: Seat; readonly until: number }
  | { readonly type: 'own'; readonly own: object }
  /** The next round is being made up, and a new shoe is committed to. */
  | { readonly type: 'committed'; readonly shoe: NewShoe; readonly cutCard?: number }
  /** The next round is being made up, from the shoe in use. */
  | { readonly type: 'continued' }
  /** The round that was being made up is not played. */
  | { readonly type: 'stopped' }
  /** A player's page has sealed a text of its own, or takes it back. */
  | ({ readonly type: 'sealed' } & SealedAddition)
  | { readonly type: 'unsealed'; readonly name: string }
  /** The seals are closed and being opened. `for`: who asked for a hand without wagers. */
  | { readonly type: 'seals-closed'; readonly for?: PlayerId }
  | { readonly type: 'unveiled'; readonly name: string; readonly text: string }
  /** The drawing has failed: another secret replaces the one before. */
  | { readonly type: 'redrawn'; readonly shoe: NewShoe; readonly missing: readonly string[] }
  /**
   * The order of the cards is fixed: the house publishes the root of its tree before the first card is dealt.
   */
  | { readonly type: 'bound'; readonly root: string }
  | { readonly type: 'cut'; readonly seat: Seat; readonly at: number }
  /** The first card of a shoe was turned up, and this many were burned. */
  | { readonly type: 'burned'; readonly card: Card; readonly count: number }
  | {
      readonly type: 'dealt'
      readonly id: string
      readonly free?: true
      readonly at: number
      readonly setup: object
      readonly accounts: Readonly<Record<string, PlayerId>>
      readonly own?: object
    }
  | { readonly type: 'input'; readonly input: Input }
  /** The changes of each player's chips. */
  | {
      readonly type: 'finished'
      readonly id: string
      readonly net: Readonly<Record<PlayerId, Cents>>
      /** The part collected for a jackpot, if there is any. */
      readonly jackpot?: Cents
      /** Cards of a continuing shoe that everybody has seen leave it. */
      readonly seen?: readonly Card[]
      readonly own?: object
    }
  | { readonly type: 'voided'; readonly id: string; readonly seen?: readonly Card[] }
  | {
      readonly type: 'collected'
      readonly at: number
      /** `owed`: the part that the player lacked chips for. */
      readonly fees: readonly { readonly seat: Seat; readonly cents: Cents; readonly owed?: Cents }[]
    }
  /** Collection that was owed. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly cents: Cents }
  /** A player who was dealt to from a sealed shoe agrees to open all of its cards. */
  | { readonly type: 'agreed'; readonly shoe: string; readonly player: PlayerId; readonly name: string }
  /** Everybody has agreed: its secret is public. */
  | { readonly type: 'disclosed'; readonly shoe: SealedShoe }
  /** A player has drawn on the time bank: this many milliseconds are left. */
  | { readonly type: 'time-used'; readonly player: PlayerId; readonly left: number }
  | { readonly type: 'closed' }

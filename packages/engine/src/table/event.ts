import type { Card } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Input, Seat } from '../round/awaiting.ts'
import type { Sealed } from '../shoe/drawing.ts'
import type { Addition } from '../shoe/fair-shuffle.ts'
import type { SealedShoe } from './agreement.ts'
import type { PlayerId } from './seats.ts'
import type { TableSettings } from './settings.ts'
import type { NewShoe } from './shoe.ts'

/**
 * What has happened at a table. The table is what its events make it. What `own` holds belongs to the game's
 * family: the table keeps it, and only the family's part reads it.
 */
export type TableEvent =
  | { readonly type: 'opened'; readonly settings: TableSettings; readonly by?: PlayerId }
  /** The house has decided otherwise for the table: from the end of the round on, or once its shoe is used up. */
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
  /** `why`: what made somebody stand up who did not ask for it. */
  | {
      readonly type: 'stood'
      readonly seat: Seat
      readonly stack: Cents
      readonly at?: number
      readonly why?: 'held-no-longer'
    }
  | { readonly type: 'leaving'; readonly seat: Seat }
  | { readonly type: 'away'; readonly seat: Seat; readonly away: boolean; readonly at?: number }
  /** `short`: whether the one short buy is used up now. */
  | { readonly type: 'chips'; readonly seat: Seat; readonly cents: Cents; readonly short?: boolean }
  /** Some of the chips have left the table; who had them stays. */
  | { readonly type: 'chips-off'; readonly seat: Seat; readonly cents: Cents }
  /** Wants another seat when the round is over, or no longer does. */
  | { readonly type: 'moving'; readonly seat: Seat; readonly to?: Seat }
  | { readonly type: 'moved'; readonly seat: Seat; readonly to: Seat; readonly own?: object }
  | { readonly type: 'listed'; readonly player: PlayerId; readonly name: string }
  | { readonly type: 'unlisted'; readonly player: PlayerId }
  /** A seat is free for who waited longest. */
  | { readonly type: 'called'; readonly player: PlayerId; readonly seat: Seat; readonly until: number }
  | { readonly type: 'own'; readonly own: object }
  /** The next round is being made up, and a new shoe is committed to. */
  | { readonly type: 'committed'; readonly shoe: NewShoe; readonly cutCard?: number }
  /** The next round is being made up, from the shoe in use. */
  | { readonly type: 'continued' }
  /** The round that was being made up is not played. */
  | { readonly type: 'stopped' }
  /** Words that somebody added as they liked, before texts were sealed. */
  | ({ readonly type: 'added' } & Addition)
  /** A player's page has sealed a text of its own, or takes it back. */
  | ({ readonly type: 'sealed' } & Sealed)
  | { readonly type: 'unsealed'; readonly name: string }
  /** No seal is taken any more: they are opened. `for`: who has asked for a hand without wagers. */
  | { readonly type: 'seals-closed'; readonly for?: PlayerId }
  | { readonly type: 'unveiled'; readonly name: string; readonly text: string }
  /** The drawing has come to nothing: another secret takes the place of the one before. */
  | { readonly type: 'redrawn'; readonly shoe: NewShoe; readonly missing: readonly string[] }
  /** The order of the cards is fixed: the house shows the root of the tree over it before the first is dealt. */
  | { readonly type: 'bound'; readonly root: string }
  | { readonly type: 'cut'; readonly seat: Seat; readonly at: number }
  /** The first card of a shoe was turned up, and so many were burned. */
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
  /** What each player's chips have changed by. */
  | {
      readonly type: 'finished'
      readonly id: string
      readonly net: Readonly<Record<PlayerId, Cents>>
      /** What of it was collected for a jackpot; before jackpots were counted apart nobody said. */
      readonly jackpot?: Cents
      /** Cards of a shoe that goes on, which everybody has seen leave it. */
      readonly seen?: readonly Card[]
      readonly own?: object
    }
  | { readonly type: 'voided'; readonly id: string; readonly seen?: readonly Card[] }
  | {
      readonly type: 'collected'
      readonly at: number
      /** `owed`: what there were not chips enough for. */
      readonly fees: readonly { readonly seat: Seat; readonly cents: Cents; readonly owed?: Cents }[]
    }
  /** Collection that was owed. */
  | { readonly type: 'paid'; readonly seat: Seat; readonly cents: Cents }
  /** Somebody who was dealt to from a sealed shoe would have all of its cards opened. */
  | { readonly type: 'agreed'; readonly shoe: string; readonly player: PlayerId; readonly name: string }
  /** All of them would: its secret is known to everybody. */
  | { readonly type: 'disclosed'; readonly shoe: SealedShoe }
  /** Somebody has drawn on the time bank: so many milliseconds are left in it. */
  | { readonly type: 'time-used'; readonly player: PlayerId; readonly left: number }
  | { readonly type: 'closed' }

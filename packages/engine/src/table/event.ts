import type { Card } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import type { Input, Seat } from '../round/awaiting.ts'
import type { Addition } from '../shoe/fair-shuffle.ts'
import type { PlayerId } from './seats.ts'
import type { TableSettings } from './settings.ts'
import type { NewShoe } from './shoe.ts'

/**
 * What has happened at a table. The table is what its events make it. What `own` holds belongs to the game's
 * family: the table keeps it, and only the family's part reads it.
 */
export type TableEvent =
  | { readonly type: 'opened'; readonly settings: TableSettings; readonly by?: PlayerId }
  | {
      readonly type: 'sat'
      readonly seat: Seat
      readonly player: PlayerId
      readonly name: string
      readonly bot: boolean
      readonly stack: Cents
      readonly own?: object
    }
  | { readonly type: 'stood'; readonly seat: Seat; readonly stack: Cents }
  | { readonly type: 'leaving'; readonly seat: Seat }
  | { readonly type: 'away'; readonly seat: Seat; readonly away: boolean }
  | { readonly type: 'chips'; readonly seat: Seat; readonly cents: Cents }
  | { readonly type: 'own'; readonly own: object }
  /** The next round is being made up, and a new shoe is committed to. */
  | { readonly type: 'committed'; readonly shoe: NewShoe; readonly cutCard?: number }
  /** The next round is being made up, from the shoe in use. */
  | { readonly type: 'continued' }
  /** The round that was being made up is not played. */
  | { readonly type: 'stopped' }
  | ({ readonly type: 'added' } & Addition)
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
      /** Cards of a shoe that goes on, which everybody has seen leave it. */
      readonly seen?: readonly Card[]
      readonly own?: object
    }
  | { readonly type: 'voided'; readonly id: string; readonly seen?: readonly Card[] }
  | {
      readonly type: 'collected'
      readonly at: number
      readonly fees: readonly { readonly seat: Seat; readonly cents: Cents }[]
    }
  | { readonly type: 'closed' }

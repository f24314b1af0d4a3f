import type { Cents } from '../money/cents.ts'
import type { Input, Seat } from '../round/awaiting.ts'
import type { Addition } from '../shoe/fair-shuffle.ts'
import type { PlayerId } from './seats.ts'
import type { TableSettings } from './settings.ts'

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
  /** The next round is being made up; its shuffle is committed to. */
  | { readonly type: 'committed'; readonly commitment: string; readonly secret: string }
  /** The round that was being made up is not played. */
  | { readonly type: 'stopped' }
  | ({ readonly type: 'added' } & Addition)
  | {
      readonly type: 'dealt'
      readonly id: string
      readonly seed: string
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
      readonly own?: object
    }
  | { readonly type: 'voided'; readonly id: string }
  | {
      readonly type: 'collected'
      readonly at: number
      readonly fees: readonly { readonly seat: Seat; readonly cents: Cents }[]
    }
  | { readonly type: 'closed' }

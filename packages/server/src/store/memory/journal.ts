import type { Entry } from '@cardroom/engine/dealt'
import type { CageEvent, DropEvent, HouseEvent } from '@cardroom/protocol'
import type { AccountChange, Session } from '../accounts.ts'
import type { DealtBegun } from '../dealt.ts'
import type { Append, Person } from '../store.ts'

/** Something that changes what a memory holds. */
export type Change =
  | { readonly do: 'append'; readonly append: Append }
  | { readonly do: 'save-person'; readonly person: Person; readonly begins?: Session }
  | { readonly do: 'change-accounts'; readonly changes: readonly AccountChange[] }
  | { readonly do: 'use-session'; readonly session: string; readonly at: number }
  | {
      readonly do: 'use-credential'
      readonly credential: string
      readonly at: number
      readonly counter: number
    }
  | {
      readonly do: 'write-house'
      readonly after: number
      readonly at: number
      readonly events: readonly HouseEvent[]
    }
  | {
      readonly do: 'write-drop'
      readonly after: number
      readonly at: number
      readonly events: readonly DropEvent[]
    }
  | { readonly do: 'begin-dealt'; readonly session: DealtBegun }
  | {
      readonly do: 'append-dealt'
      readonly id: string
      readonly after: number
      readonly at: number
      readonly entries: readonly Entry[]
    }
  | { readonly do: 'enter-cage'; readonly at: number; readonly event: CageEvent; readonly moves: number }

/** Where changes go: made if they fit, and kept when the promise is. */
export interface Journal {
  write(change: Change): Promise<void>
}

/** What outlives a memory, in the order in which it was written; whoever opens the memory again reads it first. */
export interface Keeper {
  read(): Promise<readonly Change[]>
  keep(change: Change): Promise<void>
}

/** Nothing outlives the memory. */
export const NO_KEEPER: Keeper = { read: async () => [], keep: async () => {} }

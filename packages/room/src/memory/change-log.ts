import type { SessionEntry } from '@cardroom/engine/dealt'
import type { CageEvent, DropEvent, HouseEvent } from '@cardroom/protocol'
import type { AccountChange, Session } from '../store/account-store.ts'
import type { StoredDealtSession } from '../store/dealt-store.ts'
import type { Append, Person } from '../store/store.ts'

/** A change of a memory store. */
export type StoreChange =
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
  | { readonly do: 'begin-dealt'; readonly session: StoredDealtSession }
  | {
      readonly do: 'append-dealt'
      readonly id: string
      readonly after: number
      readonly at: number
      readonly entries: readonly SessionEntry[]
    }
  | { readonly do: 'enter-cage'; readonly at: number; readonly event: CageEvent; readonly moves: number }

/** Applies a change, or throws; resolves when it is stored. */
export interface ChangeWriter {
  write(change: StoreChange): Promise<void>
}

/** A log of changes that outlives a memory store, in their order; the store reads it when it is opened again. */
export interface ChangeLog {
  read(): Promise<readonly StoreChange[]>
  keep(change: StoreChange): Promise<void>
}

/** A change log that stores nothing. */
export const NO_CHANGE_LOG: ChangeLog = { read: async () => [], keep: async () => {} }

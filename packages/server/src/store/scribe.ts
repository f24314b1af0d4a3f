import type { Credential, Session } from './accounts.ts'
import type { Head } from './chain.ts'
import type { KeptDealt } from './dealt.ts'
import type { AccountRow, TransferRow } from './house.ts'
import type { KeptRound, KeptShoe, KeptTable } from './ledger.ts'
import type { PackedRow } from './packed.ts'
import type { Person } from './store.ts'

/** The place to write to is not empty. */
export class NotEmpty extends Error {}

/** Writes down a house word for word where nothing is kept yet; all of it with the commit, or nothing. */
export interface Scribe {
  table(table: KeptTable): Promise<void>
  events(chain: string, rows: readonly PackedRow[]): Promise<void>
  /** All events of a table are written. */
  end(table: string, head: Head): Promise<void>
  round(round: KeptRound): Promise<void>
  shoe(shoe: KeptShoe): Promise<void>
  person(person: Person): Promise<void>
  account(account: AccountRow): Promise<void>
  transfer(transfer: TransferRow): Promise<void>
  session(session: Session): Promise<void>
  credential(credential: Credential): Promise<void>
  dealt(session: KeptDealt): Promise<void>
  commit(): Promise<void>
  /** Nothing is written after all, unless it was committed. */
  close(): Promise<void>
}

import type { AccountRow, Credential, Person, Session, TransferRow } from '@cardroom/room/store'
import type { Head } from './chain.ts'
import type { DealtSessionRows } from './dealt.ts'
import type { LedgerRound, LedgerShoe, LedgerTable } from './ledger.ts'
import type { PackedRow } from './packed.ts'

/** The place to write to is not empty. */
export class NotEmptyError extends Error {}

/** Writes a house word for word to an empty place, in one transaction. */
export interface EventWriter {
  table(table: LedgerTable): Promise<void>
  events(chain: string, rows: readonly PackedRow[]): Promise<void>
  /** Called when all events of a table are written. */
  end(table: string, head: Head): Promise<void>
  round(round: LedgerRound): Promise<void>
  shoe(shoe: LedgerShoe): Promise<void>
  person(person: Person): Promise<void>
  account(account: AccountRow): Promise<void>
  transfer(transfer: TransferRow): Promise<void>
  session(session: Session): Promise<void>
  credential(credential: Credential): Promise<void>
  dealt(session: DealtSessionRows): Promise<void>
  commit(): Promise<void>
  /** Rolls back, unless it was committed. */
  close(): Promise<void>
}

import type { Cents, Refusal, TableEvent } from '@cardroom/engine'
import type { CageEvent, DropEvent } from '@cardroom/protocol'
import { Flows } from '@cardroom/room'
import {
  type AccountRow,
  accountIn,
  CAGE_CHAIN,
  cageTransfers,
  changesOf,
  DROP_CHAIN,
  dropTransfers,
  type TableTransfer,
} from '@cardroom/room/store'
import type { Ledger } from '../store/ledger.ts'
import { difference, refuseInAudit } from './refuse.ts'

/** A transfer with the moment of the event that it follows from. */
type TimedTransfer = TableTransfer & { readonly at: number }

/** Repeats all sums of a house from the events, from the first transfer on. */
export class MoneyAudit {
  readonly #ledger: Ledger
  readonly #kept: ReadonlyMap<string, AccountRow>
  readonly #balances = new Map<string, Cents>()
  readonly #days = new Map<string, number>()
  readonly #cage: TimedTransfer[] = []
  readonly #drop: TimedTransfer[] = []

  private constructor(ledger: Ledger, accounts: readonly AccountRow[]) {
    this.#ledger = ledger
    this.#kept = new Map(accounts.map(account => [account.name, account]))
  }

  static async of(ledger: Ledger): Promise<MoneyAudit> {
    return new MoneyAudit(ledger, await ledger.accounts())
  }

  /** An event of the cage; all of them before the first table. */
  cage(event: CageEvent, version: number, at: number): void {
    const transfers = cageTransfers(event).map(one => ({ ...one, version, at }))
    this.#balances.set(accountIn(event), this.#balances.get(accountIn(event)) ?? 0)
    if ('day' in event) this.#days.set(accountIn(event), event.day)
    this.#cage.push(...transfers)
    this.#move(transfers)
  }

  /** An event of shifts, boxes and counts. */
  drop(event: DropEvent, version: number, at: number): void {
    const transfers = dropTransfers(event).map(one => ({ ...one, version, at }))
    this.#drop.push(...transfers)
    this.#move(transfers)
  }

  table(id: string): TableMoney {
    return new TableMoney(id, transfers => this.#move(transfers))
  }

  #move(transfers: readonly TableTransfer[]): void {
    for (const [account, by] of changesOf(transfers))
      this.#balances.set(account, (this.#balances.get(account) ?? 0) + by)
  }

  /** Compares the stored transfers of a chain with those that follow from its events. */
  async compare(chain: string, is: readonly TimedTransfer[]): Promise<Refusal | undefined> {
    let count = 0
    for await (const { version, at, from, to, cents, why } of this.#ledger.transfers(chain)) {
      const wrong = difference({ version, at, from, to, cents, why }, is[count], ['transfers', count])
      if (wrong) return wrong
      count++
    }
    return count === is.length ? undefined : { ...refuseInAudit('audit-missing'), at: ['transfers', count] }
  }

  compareCage(): Promise<Refusal | undefined> {
    return this.compare(CAGE_CHAIN, this.#cage)
  }

  compareDrop(): Promise<Refusal | undefined> {
    return this.compare(DROP_CHAIN, this.#drop)
  }

  /**
   * The first fault, once everything was checked: every account must have the sum of its transfers, and all must sum
   * to zero.
   */
  get wrong(): Refusal | undefined {
    for (const name of new Set([...this.#kept.keys(), ...this.#balances.keys()])) {
      const kept = this.#kept.get(name)
      const is = { cents: this.#balances.get(name) ?? 0, day: this.#days.get(name) ?? null }
      const wrong = difference({ cents: kept?.cents ?? 0, day: kept?.day ?? null }, is, [name])
      if (wrong) return wrong
    }
    const are = [...this.#balances.values()].reduce((sum, cents) => sum + cents, 0)
    return are === 0 ? undefined : refuseInAudit('audit-chips-do-not-add-up', { should: 0, are })
  }
}

/** The money of one table, event by event. */
export class TableMoney {
  readonly #flows: Flows
  readonly #moves: (transfers: readonly TableTransfer[]) => void
  readonly transfers: TimedTransfer[] = []

  constructor(id: string, moves: (transfers: readonly TableTransfer[]) => void) {
    this.#flows = new Flows(id, 0, {})
    this.#moves = moves
  }

  take(event: TableEvent, at: number): void {
    const transfers = this.#flows.take(event)
    this.transfers.push(...transfers.map(one => ({ ...one, at })))
    this.#moves(transfers)
  }
}

import type { CageEvent, DropEvent, HouseEvent, LogEntry } from '@cardroom/protocol'
import { Conflict } from '../store/conflict.ts'
import {
  type Account,
  type BoxContents,
  type Flow,
  type HouseStore,
  NO_ACCOUNT,
  OverdrawnError,
  type PeopleQuery,
  type WalletHolder,
} from '../store/house-store.ts'
import type { Person } from '../store/store.ts'
import {
  accountIn,
  cageTransfers,
  changesOf,
  collectionAt,
  dropTransfers,
  isWallet,
  jackpotAt,
  type TableTransfer,
  type Transfer,
  tableAccount,
  walletOf,
} from '../store/transfer.ts'
import type { ChangeWriter } from './change-log.ts'

/** The house and everybody's play money, in memory. */
export class MemoryHouse implements HouseStore {
  readonly #writer: ChangeWriter
  readonly #people: ReadonlyMap<string, Person>
  readonly #log: LogEntry<HouseEvent>[] = []
  readonly #cage: LogEntry<CageEvent>[] = []
  readonly #drop: LogEntry<DropEvent>[] = []
  readonly #accounts = new Map<string, Account>()
  /** The transfers of each table. */
  readonly #atTables = new Map<string, TableTransfer[]>()

  constructor(writer: ChangeWriter, people: ReadonlyMap<string, Person>) {
    this.#writer = writer
    this.#people = people
  }

  async log(after: number): Promise<readonly LogEntry<HouseEvent>[]> {
    return this.#log.slice(after)
  }

  write(after: number, at: number, events: readonly HouseEvent[]): Promise<void> {
    return this.#writer.write({ do: 'write-house', after, at, events })
  }

  async drop(after: number): Promise<readonly LogEntry<DropEvent>[]> {
    return this.#drop.slice(after)
  }

  writeDrop(after: number, at: number, events: readonly DropEvent[]): Promise<void> {
    return this.#writer.write({ do: 'write-drop', after, at, events })
  }

  async boxOf(table: string, after: number): Promise<BoxContents> {
    const [collection, jackpot] = [collectionAt(table), jackpotAt(table)]
    const fell = (this.#atTables.get(table) ?? []).filter(
      ({ version, from, to }) =>
        version > after && (to === collection || to === jackpot || from === collection),
    )
    const by = new Map(changesOf(fell))
    return {
      upTo: fell.at(-1)?.version ?? after,
      collection: by.get(collection) ?? 0,
      jackpot: by.get(jackpot) ?? 0,
    }
  }

  async boxed(): Promise<readonly string[]> {
    const isFull = (account: string) => (this.#accounts.get(account) ?? NO_ACCOUNT).cents !== 0
    return [...this.#atTables.keys()]
      .filter(table => isFull(collectionAt(table)) || isFull(jackpotAt(table)))
      .toSorted()
  }

  async account(name: string): Promise<Account> {
    return this.#accounts.get(name) ?? NO_ACCOUNT
  }

  enter(at: number, event: CageEvent, moves: number): Promise<void> {
    return this.#writer.write({ do: 'enter-cage', at, event, moves })
  }

  async cage(
    before = Number.POSITIVE_INFINITY,
    limit = Number.POSITIVE_INFINITY,
  ): Promise<readonly LogEntry<CageEvent>[]> {
    return this.#cage
      .filter(({ version }) => version < before)
      .toReversed()
      .slice(0, limit)
  }

  async flows(table: string, version: number): Promise<readonly Flow[]> {
    const flows = new Map<string, Flow>()
    for (const { from, to, cents, version: at } of this.#atTables.get(table) ?? []) {
      if (at > version) continue
      const key = `${from} ${to}`
      flows.set(key, { from, to, cents: (flows.get(key)?.cents ?? 0) + cents })
    }
    return [...flows.values()]
  }

  async people(which: PeopleQuery, limit: number): Promise<readonly WalletHolder[]> {
    const isMeant = ({ id, name }: Person) =>
      'ids' in which ? which.ids.includes(id) : name.toLowerCase().startsWith(which.begins.toLowerCase())
    return [...this.#people.values()]
      .filter(isMeant)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .slice(0, limit)
      .map(({ id, name }) => ({ id, name, wallet: this.#accounts.get(walletOf(id))?.cents ?? 0 }))
  }

  written(after: number, at: number, events: readonly HouseEvent[]): void {
    if (this.#log.length !== after) throw new Conflict(`the house is at ${this.#log.length}, not at ${after}`)
    this.goOn(at, events)
  }

  /** More lines of the log, after whatever it has. */
  goOn(at: number, events: readonly HouseEvent[]): void {
    for (const event of events) this.#log.push({ version: this.#log.length + 1, at, event })
  }

  dropped(after: number, at: number, events: readonly DropEvent[]): void {
    if (this.#drop.length !== after)
      throw new Conflict(`the boxes are at ${this.#drop.length}, not at ${after}`)
    for (const event of events) this.#drop.push({ version: this.#drop.length + 1, at, event })
    this.#transfer(events.flatMap(dropTransfers))
  }

  entered(at: number, event: CageEvent, moves: number): void {
    const name = accountIn(event)
    const now = this.#accounts.get(name) ?? NO_ACCOUNT
    if (now.moves !== moves) throw new Conflict(`${name} has moved ${now.moves} times, not ${moves}`)
    const transfers = cageTransfers(event)
    this.checkWallets(transfers)
    this.#cage.push({ version: this.#cage.length + 1, at, event })
    this.#open(name)
    this.#transfer(transfers)
    if ('day' in event) this.#accounts.set(name, { ...this.#accounts.get(name)!, day: event.day })
  }

  /** Throws, before anything is written, if a wallet would fall below zero. */
  checkWallets(transfers: readonly Transfer[]): void {
    for (const [account, by] of changesOf(transfers)) {
      const { cents } = this.#accounts.get(account) ?? NO_ACCOUNT
      if (by < 0 && isWallet(account) && cents + by < 0) throw new OverdrawnError(account, cents)
    }
  }

  /** Money that moves with the events of a table. */
  moved(table: string, isNew: boolean, transfers: readonly TableTransfer[]): void {
    if (isNew) this.#open(tableAccount(table))
    const before = this.#atTables.get(table)
    if (before) before.push(...transfers)
    else this.#atTables.set(table, [...transfers])
    this.#transfer(transfers)
  }

  #open(name: string): void {
    if (!this.#accounts.has(name)) this.#accounts.set(name, { ...NO_ACCOUNT, moves: 1 })
  }

  #transfer(transfers: readonly Transfer[]): void {
    for (const [name, by] of changesOf(transfers)) {
      const { cents, moves, day } = this.#accounts.get(name) ?? NO_ACCOUNT
      this.#accounts.set(name, { cents: cents + by, moves: moves + 1, day })
    }
  }
}

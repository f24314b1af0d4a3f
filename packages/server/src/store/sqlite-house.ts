import type { StatementSync } from 'node:sqlite'
import type { CageEvent, DropEvent, HouseEvent, LogEntry } from '@cardroom/protocol'
import {
  type Account,
  accountIn,
  type BoxContents,
  CAGE_CHAIN,
  Conflict,
  cageTransfers,
  changesOf,
  collectionAt,
  DROP_CHAIN,
  dropTransfers,
  type Flow,
  HOUSE_CHAIN,
  type HouseChain,
  type HouseStore,
  isWallet,
  jackpotAt,
  NO_ACCOUNT,
  numbered,
  OverdrawnError,
  type PeopleQuery,
  type TableTransfer,
  type Transfer,
  tableAccount,
  type WalletHolder,
} from '@cardroom/room/store'
import { chainStart, type Head } from './chain.ts'
import type { EventRow } from './checked-events.ts'
import { checkHead, type SealedHead } from './heads.ts'
import { ACCOUNT_COLUMNS, BOXED_QUERY, logEntryOf, nextLinks, readLog } from './house-chain.ts'

/** What the house needs of a folder's store. */
interface Place {
  sql(text: string): StatementSync
  /** Writes within a shared transaction; work may throw a `Conflict` only before it has written. */
  write(work: (heads: Map<string, SealedHead>) => void): Promise<void>
  /** The head of a chain as it is known outside. */
  known(chain: string): Head | undefined
}

export class SqliteHouse implements HouseStore {
  readonly #place: Place

  constructor(place: Place) {
    this.#place = place
  }

  async log(after: number): Promise<readonly LogEntry<HouseEvent>[]> {
    return this.#read(HOUSE_CHAIN, after)
  }

  async drop(after: number): Promise<readonly LogEntry<DropEvent>[]> {
    return this.#read(DROP_CHAIN, after)
  }

  #read<E>(chain: HouseChain, after: number): LogEntry<E>[] {
    const known = this.#place.known(chain)
    if (known && after === 0) checkHead(chain, known, this.hashAt(chain, known.version))
    const rows = this.#place
      .sql(
        'SELECT version, at, event, hash FROM house_chain WHERE chain = ? AND version >= ? ORDER BY version',
      )
      .all(chain, after) as unknown as EventRow[]
    return readLog(chain, after, rows)
  }

  write(after: number, at: number, events: readonly HouseEvent[]): Promise<void> {
    return this.#place.write(heads => {
      const { version } = this.end(HOUSE_CHAIN)
      if (version !== after) throw new Conflict(`the house is at ${version}, not at ${after}`)
      heads.set(HOUSE_CHAIN, this.goOn(at, events))
    })
  }

  /** Appends to the end of the log, within a transaction. */
  goOn(at: number, events: readonly HouseEvent[]): Head {
    return this.#chain(HOUSE_CHAIN, at, events)
  }

  writeDrop(after: number, at: number, events: readonly DropEvent[]): Promise<void> {
    return this.#place.write(heads => {
      const { version } = this.end(DROP_CHAIN)
      if (version !== after) throw new Conflict(`the boxes are at ${version}, not at ${after}`)
      const head = this.#chain(DROP_CHAIN, at, events)
      const transfers = events.flatMap((event, i) =>
        dropTransfers(event).map(one => ({ ...one, version: after + i + 1 })),
      )
      if (transfers.length > 0) this.#transfer(DROP_CHAIN, at, transfers)
      heads.set(DROP_CHAIN, head)
    })
  }

  async boxOf(table: string, after: number): Promise<BoxContents> {
    return this.#place
      .sql(
        `SELECT coalesce(max(version), ?2) AS upTo,
           coalesce(sum(cents) FILTER (WHERE to_account = ?3), 0) -
             coalesce(sum(cents) FILTER (WHERE from_account = ?3), 0) AS collection,
           coalesce(sum(cents) FILTER (WHERE to_account = ?4), 0) AS jackpot
         FROM transfers WHERE chain = ?1 AND version > ?2
           AND (to_account IN (?3, ?4) OR from_account = ?3)`,
      )
      .get(table, after, collectionAt(table), jackpotAt(table)) as unknown as BoxContents
  }

  async boxed(): Promise<readonly string[]> {
    const rows = this.#place.sql(BOXED_QUERY).all() as { table: string }[]
    return rows.map(({ table }) => table)
  }

  async account(name: string): Promise<Account> {
    return this.#account(name)
  }

  #account(name: string): Account {
    const row = this.#place.sql(`SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE name = ?`).get(name)
    return (row as unknown as Account | undefined) ?? NO_ACCOUNT
  }

  enter(at: number, event: CageEvent, moves: number): Promise<void> {
    return this.#place.write(heads => {
      const account = accountIn(event)
      const transfers = cageTransfers(event)
      const now = this.#account(account)
      if (now.moves !== moves) throw new Conflict(`${account} has moved ${now.moves} times, not ${moves}`)
      this.checkWallets(transfers)
      const head = this.#chain(CAGE_CHAIN, at, [event])
      this.#openAccount(account)
      this.#transfer(
        CAGE_CHAIN,
        at,
        transfers.map(one => ({ ...one, version: head.version })),
      )
      if ('day' in event)
        this.#place.sql('UPDATE accounts SET day = ? WHERE name = ?').run(event.day, account)
      heads.set(CAGE_CHAIN, head)
    })
  }

  async cage(before = Number.MAX_SAFE_INTEGER, limit: number): Promise<readonly LogEntry<CageEvent>[]> {
    const rows = this.#place
      .sql(
        'SELECT version, at, event FROM house_chain WHERE chain = ? AND version < ? ORDER BY version DESC LIMIT ?',
      )
      .all(CAGE_CHAIN, before, limit) as unknown as EventRow[]
    return rows.map(logEntryOf<CageEvent>)
  }

  async flows(table: string, version: number): Promise<readonly Flow[]> {
    return this.#place
      .sql(
        `SELECT from_account AS "from", to_account AS "to", sum(cents) AS cents FROM transfers
         WHERE chain = ? AND version <= ? GROUP BY 1, 2 ORDER BY min(version), min(n)`,
      )
      .all(table, version) as unknown as Flow[]
  }

  async people(which: PeopleQuery, limit: number): Promise<readonly WalletHolder[]> {
    const [where, value] =
      'ids' in which
        ? ['p.id IN (SELECT value FROM json_each(?))', JSON.stringify(which.ids)]
        : ['substr(lower(p.name), 1, length(?1)) = lower(?1)', which.begins]
    return this.#place
      .sql(
        `SELECT p.id, p.name, coalesce(a.cents, 0) AS wallet FROM people p
         LEFT JOIN accounts a ON a.name = 'wallet:' || p.id WHERE ${where} ORDER BY p.name LIMIT ${limit}`,
      )
      .all(value) as unknown as WalletHolder[]
  }

  /** Throws, before anything is written, if a wallet would fall below zero. */
  checkWallets(transfers: readonly Transfer[]): void {
    for (const [account, by] of changesOf(transfers)) {
      if (by >= 0 || !isWallet(account)) continue
      const { cents } = this.#account(account)
      if (cents + by < 0) throw new OverdrawnError(account, cents)
    }
  }

  /** Money that moves with the events of a table. */
  writeTransfers(table: string, isNew: boolean, at: number, transfers: readonly TableTransfer[]): void {
    if (isNew) this.#openAccount(tableAccount(table))
    if (transfers.length > 0) this.#transfer(table, at, transfers)
  }

  #openAccount(name: string): void {
    this.#place
      .sql('INSERT INTO accounts (name, cents, moves) VALUES (?, 0, 1) ON CONFLICT DO NOTHING')
      .run(name)
  }

  #transfer(chain: string, at: number, transfers: readonly TableTransfer[]): void {
    const insert = this.#place.sql(
      'INSERT INTO transfers (chain, version, n, at, from_account, to_account, cents, why) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    for (const { version, n, from, to, cents, why } of numbered(transfers))
      insert.run(chain, version, n, at, from, to, cents, why)
    const change = this.#place.sql(
      `INSERT INTO accounts (name, cents, moves) VALUES (?, 0, 1)
       ON CONFLICT DO UPDATE SET moves = moves + 1`,
    )
    const add = this.#place.sql('UPDATE accounts SET cents = cents + ? WHERE name = ?')
    for (const [account, by] of changesOf(transfers)) {
      change.run(account)
      add.run(by, account)
    }
  }

  #chain(chain: HouseChain, at: number, events: readonly object[]): Head {
    const rows = nextLinks(chain, this.end(chain), at, events)
    const insert = this.#place.sql(
      'INSERT INTO house_chain (chain, version, at, event, hash) VALUES (?, ?, ?, ?, ?)',
    )
    for (const { version, event, hash } of rows) insert.run(chain, version, at, event, hash)
    return this.end(chain)
  }

  /** The head of a chain. */
  end(chain: HouseChain): Head {
    const last = this.#place
      .sql('SELECT version, hash FROM house_chain WHERE chain = ? ORDER BY version DESC LIMIT 1')
      .get(chain)
    return (last as Head | undefined) ?? chainStart(chain)
  }

  hashAt(chain: HouseChain, version: number): string | undefined {
    const row = this.#place
      .sql('SELECT hash FROM house_chain WHERE chain = ? AND version = ?')
      .get(chain, version)
    return (row as { hash: string } | undefined)?.hash
  }
}

import type { CageEvent, DropEvent, HouseEvent, LogEntry } from '@cardroom/protocol'
import {
  type Account,
  accountIn,
  type BoxContents,
  CAGE_CHAIN,
  Conflict,
  cageTransfers,
  collectionAt,
  DROP_CHAIN,
  dropTransfers,
  type Flow,
  HOUSE_CHAIN,
  type HouseChain,
  type HouseStore,
  jackpotAt,
  NO_ACCOUNT,
  type PeopleQuery,
  type WalletHolder,
} from '@cardroom/room/store'
import type { Pool, PoolClient } from 'pg'
import type { Head } from '../chain.ts'
import type { EventRow } from '../checked-events.ts'
import { checkHead, type HeadsFile } from '../heads.ts'
import { ACCOUNT_COLUMNS, BOXED_QUERY, logEntryOf, nextLinks, readLog } from '../house-chain.ts'
import { inTransaction } from './in-transaction.ts'
import { lockWallets, openAccounts, spendFromWallets, writeTransfers } from './transfers.ts'

/** The house's chains in PostgreSQL. Several card rooms may write: the appends to a chain are serialized. */
export class PostgresHouse implements HouseStore {
  readonly #pool: Pool
  readonly #heads: HeadsFile | undefined

  constructor(pool: Pool, heads: HeadsFile | undefined) {
    this.#pool = pool
    this.#heads = heads
  }

  log(after: number): Promise<readonly LogEntry<HouseEvent>[]> {
    return this.#read(HOUSE_CHAIN, after)
  }

  drop(after: number): Promise<readonly LogEntry<DropEvent>[]> {
    return this.#read(DROP_CHAIN, after)
  }

  async #read<E>(chain: HouseChain, after: number): Promise<LogEntry<E>[]> {
    const { rows } = await this.#pool.query<EventRow>(
      'SELECT version, at, event, hash FROM house_chain WHERE chain = $1 AND version >= $2 ORDER BY version',
      [chain, after],
    )
    const known = this.#heads?.get(chain)
    if (known && after === 0)
      checkHead(chain, known, rows.find(({ version }) => version === known.version)?.hash)
    return readLog(chain, after, rows)
  }

  write(after: number, at: number, events: readonly HouseEvent[]): Promise<void> {
    return this.#alone(HOUSE_CHAIN, async (client, end) => {
      const version = end?.version ?? 0
      if (version !== after) throw new Conflict(`the house is at ${version}, not at ${after}`)
      return goOn(client, HOUSE_CHAIN, end, at, events)
    })
  }

  writeDrop(after: number, at: number, events: readonly DropEvent[]): Promise<void> {
    return this.#alone(DROP_CHAIN, async (client, end) => {
      const version = end?.version ?? 0
      if (version !== after) throw new Conflict(`the boxes are at ${version}, not at ${after}`)
      const head = await goOn(client, DROP_CHAIN, end, at, events)
      const transfers = events.flatMap((event, i) =>
        dropTransfers(event).map(one => ({ ...one, version: after + i + 1 })),
      )
      await writeTransfers(client, [{ chain: DROP_CHAIN, at, transfers }])
      return head
    })
  }

  async boxOf(table: string, after: number): Promise<BoxContents> {
    const { rows } = await this.#pool.query<BoxContents>(
      `SELECT coalesce(max(version), $2::int) AS "upTo",
         (coalesce(sum(cents) FILTER (WHERE to_account = $3), 0) -
           coalesce(sum(cents) FILTER (WHERE from_account = $3), 0))::bigint AS collection,
         coalesce(sum(cents) FILTER (WHERE to_account = $4), 0)::bigint AS jackpot
       FROM transfers WHERE chain = $1 AND version > $2
         AND (to_account IN ($3, $4) OR from_account = $3)`,
      [table, after, collectionAt(table), jackpotAt(table)],
    )
    return rows[0]!
  }

  async boxed(): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ table: string }>(BOXED_QUERY)
    return rows.map(({ table }) => table)
  }

  async account(name: string): Promise<Account> {
    const { rows } = await this.#pool.query<Account>(
      `SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE name = $1`,
      [name],
    )
    return rows[0] ?? NO_ACCOUNT
  }

  enter(at: number, event: CageEvent, moves: number): Promise<void> {
    return this.#alone(CAGE_CHAIN, async (client, end) => {
      const account = accountIn(event)
      const transfers = cageTransfers(event)
      const wallets = await lockWallets(client, transfers)
      const { rows } = await client.query<Account>(
        `SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE name = $1 FOR UPDATE`,
        [account],
      )
      const now = rows[0] ?? NO_ACCOUNT
      if (now.moves !== moves) throw new Conflict(`${account} has moved ${now.moves} times, not ${moves}`)
      const short = spendFromWallets(wallets, transfers)
      if (short) throw short
      const head = await goOn(client, CAGE_CHAIN, end, at, [event])
      await openAccounts(client, [account])
      await writeTransfers(client, [
        { chain: CAGE_CHAIN, at, transfers: transfers.map(one => ({ ...one, version: head.version })) },
      ])
      if ('day' in event)
        await client.query('UPDATE accounts SET day = $2 WHERE name = $1', [account, event.day])
      return head
    })
  }

  async cage(before: number | undefined, limit: number): Promise<readonly LogEntry<CageEvent>[]> {
    const { rows } = await this.#pool.query<EventRow>(
      `SELECT version, at, event FROM house_chain WHERE chain = $1 AND ($2::int IS NULL OR version < $2)
       ORDER BY version DESC LIMIT $3`,
      [CAGE_CHAIN, before ?? null, limit],
    )
    return rows.map(logEntryOf<CageEvent>)
  }

  async flows(table: string, version: number): Promise<readonly Flow[]> {
    const { rows } = await this.#pool.query<Flow>(
      `SELECT from_account AS "from", to_account AS "to", sum(cents)::bigint AS cents FROM transfers
       WHERE chain = $1 AND version <= $2 GROUP BY 1, 2 ORDER BY min(version), min(n)`,
      [table, version],
    )
    return rows
  }

  async people(which: PeopleQuery, limit: number): Promise<readonly WalletHolder[]> {
    const { rows } = await this.#pool.query<WalletHolder>(
      `SELECT p.id, p.name, coalesce(a.cents, 0) AS wallet FROM people p
       LEFT JOIN accounts a ON a.name = 'wallet:' || p.id
       WHERE ${'ids' in which ? 'p.id = ANY($1)' : 'starts_with(lower(p.name), lower($1))'} ORDER BY p.name LIMIT $2`,
      ['ids' in which ? which.ids : which.begins, limit],
    )
    return rows
  }

  /** Appends to a chain under its lock. */
  async #alone(
    chain: HouseChain,
    work: (client: PoolClient, end: Head | undefined) => Promise<Head>,
  ): Promise<void> {
    const head = await inTransaction(this.#pool, async client => work(client, await lockedEnd(client, chain)))
    this.#heads?.note(new Map([[chain, head]]))
  }
}

/** The head of a chain, locked until the transaction ends. */
async function lockedEnd(client: PoolClient, chain: HouseChain): Promise<Head | undefined> {
  await client.query('SELECT pg_advisory_xact_lock(hashtext($1))', [chain])
  const { rows } = await client.query<Head>(
    'SELECT version, hash FROM house_chain WHERE chain = $1 ORDER BY version DESC LIMIT 1',
    [chain],
  )
  return rows[0]
}

/** Appends to the end of the house's log, within a transaction; returns its head. */
export async function writeHouseLines(
  client: PoolClient,
  lines: readonly { readonly at: number; readonly events: readonly HouseEvent[] }[],
): Promise<Head | undefined> {
  let end = await lockedEnd(client, HOUSE_CHAIN)
  for (const { at, events } of lines) end = await goOn(client, HOUSE_CHAIN, end, at, events)
  return end
}

async function goOn(
  client: PoolClient,
  chain: HouseChain,
  before: Head | undefined,
  at: number,
  events: readonly object[],
): Promise<Head> {
  const rows = nextLinks(chain, before, at, events)
  for (const { version, event, hash } of rows)
    await client.query(
      'INSERT INTO house_chain (chain, version, at, event, hash) VALUES ($1, $2, $3, $4, $5)',
      [chain, version, at, event, hash],
    )
  const { version, hash } = rows.at(-1)!
  return { version, hash }
}

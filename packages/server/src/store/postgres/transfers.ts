import type { Append } from '@cardroom/room/store'
import {
  type Account,
  changesOf,
  isWallet,
  numbered,
  OverdrawnError,
  type TableTransfer,
  type Transfer,
  tableAccount,
} from '@cardroom/room/store'
import type { PoolClient } from 'pg'
import { ACCOUNT_COLUMNS } from '../house-chain.ts'

/** The transfers of an append to a chain. */
export interface TransferBatch {
  readonly chain: string
  readonly at: number
  readonly transfers: readonly TableTransfer[]
}

/**
 * Locks the wallets of transfers until the transaction ends, always in the same order; returns their balances.
 * Concurrent transactions on any node wait, and then see what is left.
 */
export async function lockWallets(
  client: PoolClient,
  transfers: readonly Transfer[],
): Promise<Map<string, number>> {
  const wallets = changesOf(transfers).flatMap(([account]) => (isWallet(account) ? [account] : []))
  if (wallets.length === 0) return new Map()
  const { rows } = await client.query<Account & { name: string }>(
    `SELECT ${ACCOUNT_COLUMNS} FROM accounts WHERE name = ANY($1) ORDER BY name FOR UPDATE`,
    [wallets],
  )
  return new Map(rows.map(({ name, cents }) => [name, cents]))
}

/** Takes transfers from the balances; or returns the overdrawn wallet, and takes nothing. */
export function spendFromWallets(
  wallets: Map<string, number>,
  transfers: readonly Transfer[],
): OverdrawnError | undefined {
  const changes = changesOf(transfers).filter(([account]) => isWallet(account))
  for (const [account, by] of changes) {
    const has = wallets.get(account) ?? 0
    if (by < 0 && has + by < 0) return new OverdrawnError(account, has)
  }
  for (const [account, by] of changes) wallets.set(account, (wallets.get(account) ?? 0) + by)
  return undefined
}

/** Writes transfers, and updates the accounts. */
export async function writeTransfers(client: PoolClient, moving: readonly TransferBatch[]): Promise<void> {
  const rows = moving.flatMap(({ chain, at, transfers }) =>
    numbered(transfers).map(one => ({ ...one, chain, at })),
  )
  if (rows.length === 0) return
  const moves = new Map<string, number>()
  for (const { transfers } of moving)
    for (const [account] of changesOf(transfers)) moves.set(account, (moves.get(account) ?? 0) + 1)
  const changes = changesOf(rows)
  await client.query(
    `INSERT INTO transfers (chain, version, n, at, from_account, to_account, cents, why)
     SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::bigint[], $8::text[])`,
    [
      rows.map(({ chain }) => chain),
      rows.map(({ version }) => version),
      rows.map(({ n }) => n),
      rows.map(({ at }) => at),
      rows.map(({ from }) => from),
      rows.map(({ to }) => to),
      rows.map(({ cents }) => cents),
      rows.map(({ why }) => why),
    ],
  )
  // The accounts are inserted first, as no wallet may be below zero even for a moment.
  await client.query(
    `INSERT INTO accounts (name, cents, moves) SELECT name, 0, 0 FROM unnest($1::text[]) AS n (name) ORDER BY name
     ON CONFLICT DO NOTHING`,
    [changes.map(([account]) => account)],
  )
  await client.query(
    `WITH locked AS (SELECT name FROM accounts WHERE name = ANY($1) ORDER BY name FOR UPDATE)
     UPDATE accounts a SET cents = a.cents + c.by, moves = a.moves + c.moves
     FROM locked JOIN unnest($1::text[], $2::bigint[], $3::bigint[]) AS c (name, by, moves) ON c.name = locked.name
     WHERE a.name = locked.name`,
    [
      changes.map(([account]) => account),
      changes.map(([, by]) => by),
      changes.map(([account]) => moves.get(account)!),
    ],
  )
}

export async function openAccounts(client: PoolClient, names: readonly string[]): Promise<void> {
  await client.query(
    `INSERT INTO accounts (name, cents, moves) SELECT name, 0, 1 FROM unnest($1::text[]) AS n (name) ORDER BY name
     ON CONFLICT DO NOTHING`,
    [names],
  )
}

/** Writes the transfers of written appends. */
export async function moveMoney(client: PoolClient, appends: readonly Append[]): Promise<void> {
  const opened = appends.filter(({ after }) => after === 0)
  if (opened.length > 0)
    await openAccounts(
      client,
      opened.map(({ table }) => tableAccount(table)),
    )
  await writeTransfers(
    client,
    appends.map(({ table, at, transfers = [] }) => ({ chain: table, at, transfers })),
  )
}

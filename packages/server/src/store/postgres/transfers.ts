import type { PoolClient } from 'pg'
import { type Account, Overdrawn } from '../house.ts'
import { ACCOUNT_COLUMNS } from '../house-chain.ts'
import type { Append } from '../store.ts'
import {
  changesOf,
  isWallet,
  numbered,
  type TableTransfer,
  type Transfer,
  tableAccount,
} from '../transfer.ts'

/** Transfers that follow from a chain, at one moment. */
export interface Moving {
  readonly chain: string
  readonly at: number
  readonly transfers: readonly TableTransfer[]
}

/**
 * Locks the wallets that some transfers touch until the transaction ends, always in the same order; tells what lies in
 * them. Whoever comes at the same time, on whichever node, waits and then sees what is left.
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

/** Takes what transfers need out of the wallets that are left; or says which has not got it, and takes nothing. */
export function spend(wallets: Map<string, number>, transfers: readonly Transfer[]): Overdrawn | undefined {
  const changes = changesOf(transfers).filter(([account]) => isWallet(account))
  for (const [account, by] of changes) {
    const has = wallets.get(account) ?? 0
    if (by < 0 && has + by < 0) return new Overdrawn(account, has)
  }
  for (const [account, by] of changes) wallets.set(account, (wallets.get(account) ?? 0) + by)
  return undefined
}

/** Writes transfers and what they make of the accounts. */
export async function writeTransfers(client: PoolClient, moving: readonly Moving[]): Promise<void> {
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
  // First that they are there: what an insert would put below zero for a moment no wallet may be.
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

/** The money that moves with appends that were written. */
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

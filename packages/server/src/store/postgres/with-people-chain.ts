import type { Pool, PoolClient } from 'pg'
import type { Head } from '../chain.ts'
import { nextLink, type PeopleEntry } from '../people-chain.ts'
import { inTransaction } from './in-transaction.ts'

/** Adds a link to the chain of people, within a transaction. */
export type AddLink = (entry: PeopleEntry) => Promise<Head>

/** Runs a transaction that has the chain of people to itself. */
export const withPeopleChain = <T>(
  pool: Pool,
  work: (client: PoolClient, chain: AddLink) => Promise<T>,
): Promise<T> =>
  inTransaction(pool, async client => {
    await client.query('LOCK TABLE people_chain IN EXCLUSIVE MODE')
    return work(client, chainOn(client))
  })

function chainOn(client: PoolClient): AddLink {
  let head: Head | undefined
  return async entry => {
    if (!head) {
      const { rows } = await client.query<Head>(
        'SELECT version, hash FROM people_chain ORDER BY version DESC LIMIT 1',
      )
      head = rows[0]
    }
    const { version, at, event, hash } = nextLink(head, Date.now(), entry)
    await client.query(
      'INSERT INTO people_chain (version, at, event, hash, person) VALUES ($1, $2, $3, $4, $5)',
      [version, at, event, hash, entry.about],
    )
    head = { version, hash }
    return head
  }
}

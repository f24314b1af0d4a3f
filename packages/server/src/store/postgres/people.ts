import type { Pool, PoolClient } from 'pg'
import type { Head } from '../chain.ts'
import { nextPerson } from '../people-chain.ts'
import type { Person } from '../store.ts'

/** Writes a person and the chain's next link; one after the other, whichever card room it comes from. */
export const writePerson = (pool: Pool, { id, name, look, token }: Person): Promise<Head> =>
  alone(pool, async client => {
    await client.query(
      `INSERT INTO people (id, name, look, token) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look`,
      [id, name, look, token],
    )
    return chainPeople(client, [{ id, name, look, token }])
  })

/** People of before there was a chain of them stand at its beginning. */
export const adoptPeople = (pool: Pool): Promise<Head | undefined> =>
  alone(pool, async client => {
    const { rows } = await client.query<Person>(
      `SELECT id, name, look, token FROM people WHERE NOT EXISTS (SELECT 1 FROM people_chain) ORDER BY id`,
    )
    return rows.length > 0 ? chainPeople(client, rows) : undefined
  })

async function chainPeople(client: PoolClient, people: readonly Person[]): Promise<Head> {
  const { rows } = await client.query<Head>(
    'SELECT version, hash FROM people_chain ORDER BY version DESC LIMIT 1',
  )
  let head = rows[0]
  for (const person of people) {
    const { version, at, event, hash } = nextPerson(head, Date.now(), person)
    await client.query(
      'INSERT INTO people_chain (version, at, event, hash, person) VALUES ($1, $2, $3, $4, $5)',
      [version, at, event, hash, person.id],
    )
    head = { version, hash }
  }
  if (!head) throw new Error('nobody was written')
  return head
}

/** A transaction that nobody else has at the same time. */
async function alone<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('BEGIN; LOCK TABLE people_chain IN EXCLUSIVE MODE')
    const done = await work(client)
    await client.query('COMMIT')
    broken = false
    return done
  } catch (error) {
    if (broken)
      await client.query('ROLLBACK').then(
        () => (broken = false),
        () => {},
      )
    throw error
  } finally {
    client.release(broken)
  }
}

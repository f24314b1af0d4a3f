import type { Pool } from 'pg'
import type { Session } from '../accounts.ts'
import type { Head } from '../chain.ts'
import { entryOfPerson } from '../people-chain.ts'
import type { Person } from '../store.ts'
import { applyChange } from './accounts.ts'
import { alone } from './alone.ts'

/** Writes a person and the chain's next link; one after the other, whichever card room it comes from. */
export const writePerson = (pool: Pool, person: Person, begins?: Session): Promise<Head> =>
  alone(pool, async (client, chain) => {
    const { id, name, look, token } = person
    await client.query(
      `INSERT INTO people (id, name, look, token) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look`,
      [id, name, look, token],
    )
    const head = await chain(entryOfPerson(person))
    return begins ? applyChange(client, { do: 'begin', session: begins }, chain) : head
  })

/** People of before there was a chain of them stand at its beginning. */
export const adoptPeople = (pool: Pool): Promise<void> =>
  alone(pool, async (client, chain) => {
    const { rows } = await client.query<Person>(
      `SELECT id, name, look, token FROM people WHERE NOT EXISTS (SELECT 1 FROM people_chain) ORDER BY id`,
    )
    for (const person of rows) await chain(entryOfPerson(person))
  })

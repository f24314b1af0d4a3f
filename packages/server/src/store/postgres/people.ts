import type { Person, Session } from '@cardroom/room/store'
import type { Pool } from 'pg'
import type { Head } from '../chain.ts'
import { entryOfPerson } from '../people-chain.ts'
import { writeAccountChange } from './accounts.ts'
import { withPeopleChain } from './with-people-chain.ts'

/** Writes a person and the next link of the chain of people. */
export const writePerson = (pool: Pool, person: Person, begins?: Session): Promise<Head> =>
  withPeopleChain(pool, async (client, chain) => {
    const { id, name, look } = person
    await client.query(
      `INSERT INTO people (id, name, look) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look`,
      [id, name, look],
    )
    const head = await chain(entryOfPerson(person))
    return begins ? writeAccountChange(client, { do: 'begin', session: begins }, chain) : head
  })

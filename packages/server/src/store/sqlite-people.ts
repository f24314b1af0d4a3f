import type { StatementSync } from 'node:sqlite'
import type { Session } from '@cardroom/room/store'
import { Conflict, type Person } from '@cardroom/room/store'
import { chainStart, type Head } from './chain.ts'
import type { SealedHead } from './heads.ts'
import {
  entryOfPerson,
  nextLink,
  PEOPLE_CHAIN,
  type PeopleEntry,
  type PeopleRow,
  personAsWritten,
  personQuery,
} from './people-chain.ts'
import { SqliteAccounts } from './sqlite-accounts.ts'
import { hasCode, type Write } from './sqlite-commits.ts'

const SQLITE_CONSTRAINT = 19

/** What people need of a folder's store. */
export interface PeoplePlace {
  sql(text: string): StatementSync
  write(work: Write): Promise<void>
}

/** The people of a folder's store, with the chain of their changes. */
export class SqlitePeople {
  readonly accounts: SqliteAccounts
  readonly #place: PeoplePlace

  constructor(place: PeoplePlace) {
    this.#place = place
    this.accounts = new SqliteAccounts({
      sql: text => place.sql(text),
      write: work => place.write(heads => work(entry => this.#chain(entry, heads))),
    })
  }

  save(person: Person, begins?: Session): Promise<void> {
    const { id, name, look } = person
    return this.#place.write(heads => {
      const save = this.#place.sql(
        'INSERT INTO people (id, name, look) VALUES (?, ?, ?) ' +
          'ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look',
      )
      try {
        save.run(id, name, look)
      } catch (error) {
        throw hasCode(error, SQLITE_CONSTRAINT) ? new Conflict(`somebody else is ${name}`) : error
      }
      this.#chain(entryOfPerson(person), heads)
      if (begins) this.accounts.apply({ do: 'begin', session: begins }, entry => this.#chain(entry, heads))
    })
  }

  by(column: 'id' | 'look', value: string): Person | undefined {
    const row = this.#place.sql(personQuery(column, '?')).get(value) as PeopleRow<Person> | undefined
    return row && personAsWritten(row)
  }

  /** The head of the chain in the database. */
  end(): Head {
    const last = this.#place
      .sql('SELECT version, hash FROM people_chain ORDER BY version DESC LIMIT 1')
      .get() as Head | undefined
    return last ?? chainStart(PEOPLE_CHAIN)
  }

  hashAt(version: number): string | undefined {
    const row = this.#place.sql('SELECT hash FROM people_chain WHERE version = ?').get(version)
    return (row as { hash: string } | undefined)?.hash
  }

  #chain(entry: PeopleEntry, heads: Map<string, SealedHead>): void {
    const { version, at, event, hash } = nextLink(this.end(), Date.now(), entry)
    this.#place
      .sql('INSERT INTO people_chain (version, at, event, hash, person) VALUES (?, ?, ?, ?, ?)')
      .run(version, at, event, hash, entry.about)
    heads.set(PEOPLE_CHAIN, { version, hash })
  }
}

import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { lookOf } from '../names/look.ts'
import type { Session } from './accounts.ts'
import { beginning, type Head } from './chain.ts'
import type { KeptHead } from './heads.ts'
import {
  type Entry,
  entryOfPerson,
  nextLink,
  PEOPLE,
  type PeopleRow,
  personAsWritten,
  personQuery,
} from './people-chain.ts'
import { SqliteAccounts } from './sqlite-accounts.ts'
import { hasCode, type Write } from './sqlite-commits.ts'
import { Conflict, type Person } from './store.ts'

const SQLITE_CONSTRAINT = 19

/** What people share with the rest of the store of a folder. */
export interface PeoplePlace {
  sql(text: string): StatementSync
  write(work: Write): Promise<void>
}

/** Who has come in, and the chain of everything that was written of them, their sessions and their credentials. */
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

  /** People of before there was a chain of them stand at its beginning. */
  adopt(db: DatabaseSync): void {
    addLooks(db)
    if (this.#place.sql('SELECT 1 FROM people_chain LIMIT 1').get()) return
    const people = this.#place
      .sql('SELECT id, name, look, token FROM people ORDER BY rowid')
      .all() as unknown as Person[]
    db.exec('BEGIN')
    for (const person of people) this.#chain(entryOfPerson(person), new Map())
    db.exec('COMMIT')
  }

  save(person: Person, begins?: Session): Promise<void> {
    const { id, name, look, token } = person
    return this.#place.write(heads => {
      const save = this.#place.sql(
        'INSERT INTO people (id, name, look, token) VALUES (?, ?, ?, ?) ' +
          'ON CONFLICT (id) DO UPDATE SET name = excluded.name, look = excluded.look',
      )
      try {
        save.run(id, name, look, token)
      } catch (error) {
        throw hasCode(error, SQLITE_CONSTRAINT) ? new Conflict(`somebody else is ${name}`) : error
      }
      this.#chain(entryOfPerson(person), heads)
      if (begins) this.accounts.apply({ do: 'begin', session: begins }, entry => this.#chain(entry, heads))
    })
  }

  by(column: 'id' | 'token' | 'look', value: string): Person | undefined {
    const row = this.#place.sql(personQuery(column, '?')).get(value) as PeopleRow<Person> | undefined
    return row && personAsWritten(row)
  }

  /** Where the chain ends in the database. */
  end(): Head {
    const last = this.#place
      .sql('SELECT version, hash FROM people_chain ORDER BY version DESC LIMIT 1')
      .get() as Head | undefined
    return last ?? beginning(PEOPLE)
  }

  hashAt(version: number): string | undefined {
    const row = this.#place.sql('SELECT hash FROM people_chain WHERE version = ?').get(version)
    return (row as { hash: string } | undefined)?.hash
  }

  #chain(entry: Entry, heads: Map<string, KeptHead>): void {
    const { version, at, event, hash } = nextLink(this.end(), Date.now(), entry)
    this.#place
      .sql('INSERT INTO people_chain (version, at, event, hash, person) VALUES (?, ?, ?, ?, ?)')
      .run(version, at, event, hash, entry.about)
    heads.set(PEOPLE, { version, hash })
  }
}

/** People of before names were compared by their looks; of those that look alike the later one's is marked. */
function addLooks(db: DatabaseSync): void {
  const taken = db.prepare('SELECT 1 FROM people WHERE look = ?')
  const set = db.prepare('UPDATE people SET look = ? WHERE id = ?')
  const without = db.prepare('SELECT id, name FROM people WHERE look IS NULL').all() as {
    id: string
    name: string
  }[]
  for (const { id, name } of without) {
    const look = lookOf(name)
    set.run(taken.get(look) ? `${look} ${id}` : look, id)
  }
  db.exec('CREATE UNIQUE INDEX IF NOT EXISTS people_by_look ON people (look)')
}

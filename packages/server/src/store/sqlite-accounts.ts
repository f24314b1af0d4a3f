import type { StatementSync } from 'node:sqlite'
import type { AccountChange, AccountStore, Credential, KnownSession, Session } from '@cardroom/room/store'
import { Conflict } from '@cardroom/room/store'
import {
  aboutSession,
  credentialAsWritten,
  credentialQuery,
  endedIn,
  entryOfChange,
  lastLinkQuery,
  type PeopleEntry,
  type PeopleRow,
  sessionAsWritten,
  sessionQuery,
  unusedQuery,
} from './people-chain.ts'

/** What accounts need of a folder's store. */
export interface AccountsPlace {
  sql(text: string): StatementSync
  /** Writes in a transaction; work may throw a `Conflict` only before it has written. */
  write(work: (chain: AddLink) => void): Promise<void>
}

/** Adds a link to the chain of people, within a transaction. */
type AddLink = (entry: PeopleEntry) => void

type SessionRow = PeopleRow<Session & { readonly isAccount: number }>

export class SqliteAccounts implements AccountStore {
  readonly #place: AccountsPlace

  constructor(place: AccountsPlace) {
    this.#place = place
  }

  async session(token: string): Promise<KnownSession | undefined> {
    const row = this.#place.sql(sessionQuery('token', '?')).get(token) as SessionRow | undefined
    return row && knownSessionOf(row)
  }

  async sessionsOf(person: string): Promise<readonly Session[]> {
    const rows = this.#place.sql(sessionQuery('person', '?')).all(person) as unknown as SessionRow[]
    return rows.map(knownSessionOf)
  }

  async unusedSessions(before: number, most: number): Promise<readonly Session[]> {
    const rows = this.#place.sql(unusedQuery('?', '?')).all(before, most) as unknown as SessionRow[]
    return rows.map(knownSessionOf)
  }

  async ended(session: string) {
    const row = this.#place.sql(lastLinkQuery('?')).get(aboutSession(session)) as
      | { event: string }
      | undefined
    return row && endedIn(row.event)
  }

  async credentialsOf(person: string): Promise<readonly Credential[]> {
    const rows = this.#place.sql(credentialQuery('person', '?')).all(person)
    return (rows as unknown as PeopleRow<Credential>[]).map(credentialAsWritten)
  }

  async credential(id: string): Promise<Credential | undefined> {
    const row = this.#place.sql(credentialQuery('id', '?')).get(id) as PeopleRow<Credential> | undefined
    return row && credentialAsWritten(row)
  }

  change(changes: readonly AccountChange[]): Promise<void> {
    return this.#place.write(chain => {
      for (const change of changes) this.#check(change)
      for (const change of changes) this.apply(change, chain)
    })
  }

  /** Applies a change within a transaction. */
  apply(change: AccountChange, chain: AddLink): void {
    const { sql } = this.#place
    switch (change.do) {
      case 'begin': {
        const { id, person, token, begun, by, browser, used } = change.session
        sql(
          'INSERT INTO sessions (id, person, token, begun, by, browser, used) VALUES (?, ?, ?, ?, ?, ?, ?)',
        ).run(id, person, token, begun, by, browser, used)
        break
      }
      case 'end':
        sql('DELETE FROM sessions WHERE id = ?').run(change.session)
        break
      case 'add': {
        const { id, person, kind, verifier, label, added, used, counter } = change.credential
        sql(
          'INSERT INTO credentials (id, person, kind, verifier, label, added, used, counter) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
        ).run(id, person, kind, verifier, label, added, used, counter)
        break
      }
      case 'remove':
        sql('DELETE FROM credentials WHERE id = ?').run(change.credential)
        break
    }
    chain(entryOfChange(change))
  }

  #check(change: AccountChange): void {
    const { sql } = this.#place
    const isThere = (table: 'sessions' | 'credentials', id: string, person?: string) => {
      const row = sql(`SELECT person FROM ${table} WHERE id = ?`).get(id) as { person: string } | undefined
      return row !== undefined && (person === undefined || row.person === person)
    }
    const fits =
      change.do === 'begin'
        ? !isThere('sessions', change.session.id)
        : change.do === 'add'
          ? !isThere('credentials', change.credential.id)
          : change.do === 'end'
            ? isThere('sessions', change.session, change.person)
            : isThere('credentials', change.credential, change.person)
    if (!fits) throw new Conflict(`${entryOfChange(change).about}: ${change.do}`)
  }

  sessionUsed(session: string, at: number): Promise<void> {
    return this.#place.write(() => {
      this.#place.sql('UPDATE sessions SET used = ? WHERE id = ? AND used < ?').run(at, session, at)
    })
  }

  async credentialUsed(credential: string, at: number, counter: number): Promise<boolean> {
    let goesOn = false
    await this.#place.write(() => {
      const { changes } = this.#place
        .sql(
          'UPDATE credentials SET used = ?, counter = ? WHERE id = ? AND (counter < ? OR counter = 0 AND ? = 0)',
        )
        .run(at, counter, credential, counter, counter)
      goesOn = changes > 0
    })
    return goesOn
  }
}

const knownSessionOf = ({ isAccount, ...row }: SessionRow): KnownSession => ({
  ...sessionAsWritten(row),
  isAccount: isAccount !== 0,
})

import type { SessionEnd } from '@cardroom/protocol'
import type { AccountChange, AccountStore, Credential, KnownSession, Session } from '@cardroom/room/store'
import { Conflict } from '@cardroom/room/store'
import pg from 'pg'
import type { Head } from '../chain.ts'
import {
  aboutSession,
  credentialAsWritten,
  credentialQuery,
  endedIn,
  entryOfChange,
  lastLinkQuery,
  type PeopleRow,
  sessionAsWritten,
  sessionQuery,
  unusedQuery,
} from '../people-chain.ts'
import { NOTIFY_CHANNEL } from './nodes-schema.ts'
import { type AddLink, withPeopleChain } from './with-people-chain.ts'

export const UNIQUE_VIOLATION = '23505'

/** Writes a change within a transaction, and notifies every node of an ended session. */
export async function writeAccountChange(
  client: pg.PoolClient,
  change: AccountChange,
  chain: AddLink,
): Promise<Head> {
  const { rowCount } = await client.query(...statementFor(change))
  if (rowCount === 0) throw new Conflict(`${entryOfChange(change).about}: ${change.do}`)
  if (change.do === 'end')
    await client.query('SELECT pg_notify($1, $2)', [
      NOTIFY_CHANNEL,
      JSON.stringify(['ended', change.session]),
    ])
  return chain(entryOfChange(change))
}

type Statement = [sql: string, values: (string | number | null)[]]

function statementFor(change: AccountChange): Statement {
  switch (change.do) {
    case 'begin':
      return insertSession(change.session)
    case 'end':
      return ['DELETE FROM sessions WHERE id = $1 AND person = $2', [change.session, change.person]]
    case 'add':
      return insertCredential(change.credential)
    case 'remove':
      return ['DELETE FROM credentials WHERE id = $1 AND person = $2', [change.credential, change.person]]
  }
}

export const insertSession = ({ id, person, token, begun, by, browser, used }: Session): Statement => [
  'INSERT INTO sessions (id, person, token, begun, by, browser, used) VALUES ($1, $2, $3, $4, $5, $6, $7)',
  [id, person, token, begun, by, browser, used],
]

export function insertCredential(credential: Credential): Statement {
  const { id, person, kind, verifier, label, added, used, counter } = credential
  return [
    `INSERT INTO credentials (id, person, kind, verifier, label, added, used, counter)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, person, kind, verifier, label, added, used, counter],
  ]
}

export class PostgresAccounts implements AccountStore {
  readonly #pool: pg.Pool
  readonly #note: (head: Head) => void

  constructor(pool: pg.Pool, note: (head: Head) => void) {
    this.#pool = pool
    this.#note = note
  }

  async session(token: string): Promise<KnownSession | undefined> {
    const [session] = await this.#sessions(sessionQuery('token', '$1'), token)
    return session
  }

  sessionsOf(person: string): Promise<readonly Session[]> {
    return this.#sessions(sessionQuery('person', '$1'), person)
  }

  unusedSessions(before: number, most: number): Promise<readonly Session[]> {
    return this.#sessions(unusedQuery('$1', '$2'), before, most)
  }

  async #sessions(sql: string, ...values: (string | number)[]): Promise<readonly KnownSession[]> {
    const { rows } = await this.#pool.query<PeopleRow<KnownSession>>(sql, values)
    return rows.map(sessionAsWritten)
  }

  async ended(session: string): Promise<SessionEnd | undefined> {
    const { rows } = await this.#pool.query<{ event: string }>(lastLinkQuery('$1'), [aboutSession(session)])
    return rows[0] && endedIn(rows[0].event)
  }

  credentialsOf(person: string): Promise<readonly Credential[]> {
    return this.#credentials('person', person)
  }

  async credential(id: string): Promise<Credential | undefined> {
    const [credential] = await this.#credentials('id', id)
    return credential
  }

  async #credentials(by: 'id' | 'person', value: string): Promise<readonly Credential[]> {
    const { rows } = await this.#pool.query<PeopleRow<Credential>>(credentialQuery(by, '$1'), [value])
    return rows.map(credentialAsWritten)
  }

  async change(changes: readonly AccountChange[]): Promise<void> {
    try {
      const head = await withPeopleChain(this.#pool, async (client, chain) => {
        let last: Head | undefined
        for (const change of changes) last = await writeAccountChange(client, change, chain)
        return last
      })
      if (head) this.#note(head)
    } catch (error) {
      const isTaken = error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION
      throw isTaken ? new Conflict(error.message) : error
    }
  }

  async sessionUsed(session: string, at: number): Promise<void> {
    await this.#pool.query('UPDATE sessions SET used = $2 WHERE id = $1 AND used < $2', [session, at])
  }

  async credentialUsed(credential: string, at: number, counter: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      'UPDATE credentials SET used = $2, counter = $3 WHERE id = $1 AND (counter < $3 OR counter = 0 AND $3 = 0)',
      [credential, at, counter],
    )
    return rowCount !== 0
  }
}

import { hash } from 'node:crypto'
import type { SessionEnd } from '@cardroom/protocol'
import type { AccountChange, Credential, Session } from '@cardroom/room/store'
import { type Person, TamperedError } from '@cardroom/room/store'
import { chainStart, type Head, linkHash } from './chain.ts'
import type { EventRow } from './checked-events.ts'

/** The chain of all changes of people, their sessions and credentials. No table has this name. */
export const PEOPLE_CHAIN = '(people)'

/** A link of the chain of people: what it is about, and its new value. */
export interface PeopleEntry {
  readonly about: string
  readonly text: string
}

export const aboutSession = (id: string): string => `session ${id}`
export const aboutCredential = (id: string): string => `credential ${id}`

export const personText = ({ id, name, look }: Person): string => JSON.stringify({ id, name, look })

/** A session in the chain, without its last use, which only affects its expiry. */
export const sessionText = ({ id, person, token, begun, by, browser }: Session): string =>
  JSON.stringify({ session: id, person, token, begun, by, browser })

/** A credential in the chain, with a hash of its verifier: the chain is for good, verifiers can be deleted. */
export const credentialText = ({ id, person, kind, verifier, label, added }: Credential): string =>
  JSON.stringify({ credential: id, person, kind, verifier: hash('sha256', verifier), label, added })

export const entryOfPerson = (person: Person): PeopleEntry => ({ about: person.id, text: personText(person) })

export function entryOfChange(change: AccountChange): PeopleEntry {
  switch (change.do) {
    case 'begin':
      return { about: aboutSession(change.session.id), text: sessionText(change.session) }
    case 'end': {
      const { session, person, why } = change
      return { about: aboutSession(session), text: JSON.stringify({ session, person, ended: why }) }
    }
    case 'add':
      return { about: aboutCredential(change.credential.id), text: credentialText(change.credential) }
    case 'remove': {
      const { credential, person } = change
      return {
        about: aboutCredential(credential),
        text: JSON.stringify({ credential, person, removed: true }),
      }
    }
  }
}

/** Makes the next link of the chain of people. */
export function nextLink(before: Head | undefined, at: number, { text }: PeopleEntry): EventRow {
  const { version, hash: last } = before ?? chainStart(PEOPLE_CHAIN)
  return { version: version + 1, at, event: text, hash: linkHash(last, version + 1, at, text) }
}

interface PeopleLink {
  readonly id?: string
  readonly session?: string
  readonly credential?: string
  readonly ended?: SessionEnd
  readonly removed?: true
}

/** What a link of the chain is about. */
export function aboutIn(event: string): string {
  const { id, session, credential } = JSON.parse(event) as PeopleLink
  if (session !== undefined) return aboutSession(session)
  return credential === undefined ? (id ?? '') : aboutCredential(credential)
}

/** Whether a link removes what it is about. */
export function isRevoked(event: string): boolean {
  const { ended, removed } = JSON.parse(event) as PeopleLink
  return ended !== undefined || removed === true
}

/** Why a session is over, by its last link. */
export const endedIn = (event: string): SessionEnd | undefined => (JSON.parse(event) as PeopleLink).ended

/** A row, with the last link about it. */
export type PeopleRow<T> = T & { readonly written: string | null }

/** Throws if a row is not what was written last: a changed row lets nobody in. */
function asWritten<T extends object>(
  row: PeopleRow<T>,
  textOf: (row: T) => string,
  nameOf: (row: T) => string,
): T {
  const { written, ...rest } = row
  const read = rest as unknown as T
  if (written !== textOf(read)) throw new TamperedError(`${nameOf(read)} is not what was written`)
  return read
}

export const personAsWritten = (row: PeopleRow<Person>): Person =>
  asWritten(row, personText, ({ name }) => `the entry of ${name}`)
export const sessionAsWritten = <T extends Session>(row: PeopleRow<T>): T =>
  asWritten(row, sessionText, ({ id }) => aboutSession(id))
export const credentialAsWritten = (row: PeopleRow<Credential>): Credential =>
  asWritten(row, credentialText, ({ id }) => aboutCredential(id))

/** The subquery for the last link about what a column names. */
const writtenLast = (about: string): string =>
  `(SELECT c.event FROM people_chain c WHERE c.person = ${about} ORDER BY c.version DESC LIMIT 1)`

/** The query for a person; `by` is a column. */
export const personQuery = (by: 'id' | 'look', place: '?' | '$1'): string =>
  `SELECT p.id, p.name, p.look, ${writtenLast('p.id')} AS written FROM people p WHERE p.${by} = ${place}`

const SESSION_SELECT = `SELECT s.id, s.person, s.token, s.begun, s.by, s.browser, s.used,
     EXISTS (SELECT 1 FROM credentials k WHERE k.person = s.person AND k.kind <> 'code') AS "isAccount",
     ${writtenLast("'session ' || s.id")} AS written
   FROM sessions s`

export const sessionQuery = (by: 'token' | 'person', place: '?' | '$1'): string =>
  `${SESSION_SELECT} WHERE s.${by} = ${place} ORDER BY s.used DESC, s.begun DESC, s.id`

export const unusedQuery = (before: '?' | '$1', most: '?' | '$2'): string =>
  `${SESSION_SELECT} WHERE s.used < ${before} ORDER BY s.used, s.id LIMIT ${most}`

export const credentialQuery = (by: 'id' | 'person', place: '?' | '$1'): string =>
  `SELECT k.id, k.person, k.kind, k.verifier, k.label, k.added, k.used, k.counter,
     ${writtenLast("'credential ' || k.id")} AS written
   FROM credentials k WHERE k.${by} = ${place} ORDER BY k.added, k.id`

export const lastLinkQuery = (place: '?' | '$1'): string =>
  `SELECT c.event FROM people_chain c WHERE c.person = ${place} ORDER BY c.version DESC LIMIT 1`

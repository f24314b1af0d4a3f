import { hash } from 'node:crypto'
import type { AccountChange, Credential, Ended, Session } from './accounts.ts'
import { beginning, type Head, link } from './chain.ts'
import type { EventRow } from './checked.ts'
import { type Person, Tampered } from './store.ts'

/** Every entry of people ever written, of their sessions and credentials, one after the other; no table has this name. */
export const PEOPLE = '(people)'

/** What is written of somebody: what it is about, and what is true of that from now on. */
export interface Entry {
  readonly about: string
  readonly text: string
}

export const aboutSession = (id: string): string => `session ${id}`
export const aboutCredential = (id: string): string => `credential ${id}`

export const personText = ({ id, name, look, token }: Person): string =>
  JSON.stringify({ id, name, look, token })

/** When it was last used is not in it: nothing rests on that but how long it still lasts. */
export const sessionText = ({ id, person, token, begun, by, browser }: Session): string =>
  JSON.stringify({ session: id, person, token, begun, by, browser })

/** The chain is never shortened: it has a hash of what secrets are compared with, so that those can be forgotten. */
export const credentialText = ({ id, person, kind, verifier, label, added }: Credential): string =>
  JSON.stringify({ credential: id, person, kind, verifier: hash('sha256', verifier), label, added })

export const entryOfPerson = (person: Person): Entry => ({ about: person.id, text: personText(person) })

export function entryOfChange(change: AccountChange): Entry {
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

/** The next link of the chain of people. */
export function nextLink(before: Head | undefined, at: number, { text }: Entry): EventRow {
  const { version, hash: last } = before ?? beginning(PEOPLE)
  return { version: version + 1, at, event: text, hash: link(last, version + 1, at, text) }
}

interface Written {
  readonly id?: string
  readonly session?: string
  readonly credential?: string
  readonly ended?: Ended
  readonly removed?: true
}

/** What a link of the chain is about. */
export function aboutIn(event: string): string {
  const { id, session, credential } = JSON.parse(event) as Written
  if (session !== undefined) return aboutSession(session)
  return credential === undefined ? (id ?? '') : aboutCredential(credential)
}

/** Whether what a link is about is there no more. */
export function isOver(event: string): boolean {
  const { ended, removed } = JSON.parse(event) as Written
  return ended !== undefined || removed === true
}

/** Why a session is over, by what was written of it last. */
export const endedIn = (event: string): Ended | undefined => (JSON.parse(event) as Written).ended

/** Something as it lies in a store, with what was written of it last. */
export type PeopleRow<T> = T & { readonly written: string | null }

/** Nobody comes in by an entry that was changed behind the house's back. */
function asWritten<T extends object>(
  row: PeopleRow<T>,
  textOf: (row: T) => string,
  nameOf: (row: T) => string,
): T {
  const { written, ...rest } = row
  const read = rest as unknown as T
  if (written !== textOf(read)) throw new Tampered(`${nameOf(read)} is not what was written`)
  return read
}

export const personAsWritten = (row: PeopleRow<Person>): Person =>
  asWritten(row, personText, ({ name }) => `the entry of ${name}`)
export const sessionAsWritten = <T extends Session>(row: PeopleRow<T>): T =>
  asWritten(row, sessionText, ({ id }) => aboutSession(id))
export const credentialAsWritten = (row: PeopleRow<Credential>): Credential =>
  asWritten(row, credentialText, ({ id }) => aboutCredential(id))

/** What was written last of what a column names. */
const writtenLast = (about: string): string =>
  `(SELECT c.event FROM people_chain c WHERE c.person = ${about} ORDER BY c.version DESC LIMIT 1)`

/** What a store asks for; `by` is a column. */
export const personQuery = (by: 'id' | 'token' | 'look', place: '?' | '$1'): string =>
  `SELECT p.id, p.name, p.look, p.token, ${writtenLast('p.id')} AS written FROM people p WHERE p.${by} = ${place}`

const SESSION = `SELECT s.id, s.person, s.token, s.begun, s.by, s.browser, s.used,
     EXISTS (SELECT 1 FROM credentials k WHERE k.person = s.person AND k.kind <> 'code') AS "isAccount",
     ${writtenLast("'session ' || s.id")} AS written
   FROM sessions s`

export const sessionQuery = (by: 'token' | 'person', place: '?' | '$1'): string =>
  `${SESSION} WHERE s.${by} = ${place} ORDER BY s.used DESC, s.begun DESC, s.id`

export const unusedQuery = (before: '?' | '$1', most: '?' | '$2'): string =>
  `${SESSION} WHERE s.used < ${before} ORDER BY s.used, s.id LIMIT ${most}`

export const credentialQuery = (by: 'id' | 'person', place: '?' | '$1'): string =>
  `SELECT k.id, k.person, k.kind, k.verifier, k.label, k.added, k.used, k.counter,
     ${writtenLast("'credential ' || k.id")} AS written
   FROM credentials k WHERE k.${by} = ${place} ORDER BY k.added, k.id`

export const lastOf = (place: '?' | '$1'): string =>
  `SELECT c.event FROM people_chain c WHERE c.person = ${place} ORDER BY c.version DESC LIMIT 1`

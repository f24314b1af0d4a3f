import { beginning, type Head, link } from './chain.ts'
import type { EventRow } from './checked.ts'
import { type Person, Tampered } from './store.ts'

/** Every entry of a person ever written, one after the other; no table has this name. */
export const PEOPLE = '(people)'

/** How a person's entry stands in the chain. */
export const personText = ({ id, name, look, token }: Person): string =>
  JSON.stringify({ id, name, look, token })

/** The next link of the chain of people. */
export function nextPerson(before: Head | undefined, at: number, person: Person): EventRow {
  const { version, hash } = before ?? beginning(PEOPLE)
  const event = personText(person)
  return { version: version + 1, at, event, hash: link(hash, version + 1, at, event) }
}

/** Whose entry stands in a link of the chain. */
export const personIn = (event: string): string => (JSON.parse(event) as Person).id

/** A person as they lie in a store, with what was written of them last. */
export type PersonRow = Person & { readonly written: string | null }

/** Nobody comes in by an entry that was changed behind the house's back. */
export function asWritten({ written, ...person }: PersonRow): Person {
  if (written !== personText(person))
    throw new Tampered(`the entry of ${person.name} is not what was written`)
  return person
}

/** What a store asks for; `by` is a column. */
export const personQuery = (by: 'token' | 'look', place: '?' | '$1'): string =>
  `SELECT p.id, p.name, p.look, p.token,
     (SELECT c.event FROM people_chain c WHERE c.person = p.id ORDER BY c.version DESC LIMIT 1) AS written
   FROM people p WHERE p.${by} = ${place}`

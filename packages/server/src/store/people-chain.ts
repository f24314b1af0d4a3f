import { beginning, type Head, link } from './chain.ts'
import type { EventRow } from './checked.ts'
import type { Person } from './store.ts'

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

import type { People } from '../people/people.ts'
import type { Person } from '../store/store.ts'

/** Finds the person of an `Authorization` header; nobody if it names no valid session. */
export type WhoAsks = (authorization: string | undefined) => Promise<Person | undefined>

/** The token in `Authorization: Bearer …`, the same as in `hello`. */
const BEARER = /^Bearer ([\w-]{1,100})$/i

export const whoAsksOf =
  (people: Pick<People, 'byToken'>): WhoAsks =>
  async authorization => {
    const token = BEARER.exec(authorization ?? '')?.[1]
    return token === undefined ? undefined : people.byToken(token)
  }

import type { IncomingHttpHeaders } from 'node:http'
import type { People } from '../room/people.ts'
import type { Person } from '../store/store.ts'

/** Something with the headers of an HTTP request. */
interface Asked {
  readonly headers: IncomingHttpHeaders
}

/** Who asks over HTTP; nobody in particular, if the request names no session or one that is over. */
export type WhoAsks = (request: Asked) => Promise<Person | undefined>

const BEARER = /^Bearer ([\w-]{1,100})$/i

/** The token of a request: `Authorization: Bearer …`, the same that a socket says hello with. */
export const tokenOf = ({ headers }: Asked): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1]

export const whoAsksOf =
  (people: Pick<People, 'byToken'>): WhoAsks =>
  async request => {
    const token = tokenOf(request)
    return token === undefined ? undefined : people.byToken(token)
  }

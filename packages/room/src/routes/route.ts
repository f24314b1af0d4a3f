import type { Refusal } from '@cardroom/engine'
import type { ErrorReply, Need } from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { z } from 'zod'
import { refuseInHouse } from '../refusals/refuse.ts'
import { refuseUnreadable } from '../refusals/refuse-unreadable.ts'
import type { Person } from '../store/store.ts'

export type HttpMethod = 'GET' | 'POST'

/** The names of a path: `/api/rounds/:id` has `id`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown

/** A request as it came in, over HTTP or from the page of the same device. */
export interface RawQuestion {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly body: unknown
  header(name: string): string | undefined
  /** The person who asks; looked up only when called. */
  person(): Promise<Person | undefined>
}

/** A request with its input parsed: the query of a `GET`, the body of a `POST`. */
export interface Question<Path extends string, Asked>
  extends Pick<RawQuestion, 'query' | 'header' | 'person'> {
  readonly params: ParamsOf<Path>
  readonly asked: Asked
}

/** A reply with an error status. */
export class Failure {
  readonly status: number
  readonly body: ErrorReply

  constructor(status: number, body: ErrorReply) {
    this.status = status
    this.body = body
  }
}

/** A text reply with a content type, whole or in parts. */
export class TextReply {
  readonly type: string
  readonly text: string | AsyncIterable<string>

  constructor(type: string, text: TextReply['text']) {
    this.type = type
    this.text = text
  }
}

/** A streamed reply that goes on until its reader leaves. */
export class StreamReply {
  readonly type: string
  /** A keep-alive text that is sent now and then. */
  readonly sign: string
  /** Starts sending; the returned function stops it. */
  readonly start: (send: (text: string) => void) => () => void

  constructor(type: string, sign: string, start: StreamReply['start']) {
    this.type = type
    this.sign = sign
    this.start = start
  }
}

/** A route of the card room: declared once, mounted by the server and called by the page's own device. */
export interface RoomRoute {
  readonly method: HttpMethod
  readonly path: string
  /** The part that the request needs. */
  readonly needs: Need
  /** The largest body in bytes, where the default is too small. */
  readonly maxBytes?: number
  answer(question: RawQuestion): Promise<unknown>
}

interface RouteDeclaration<Path extends string, Asked> {
  readonly needs: Need
  /** The schema of the query or of the body; without it they are passed on unparsed. */
  readonly shape?: z.ZodType<Asked>
  readonly maxBytes?: number
  handle(question: Question<Path, Asked>): unknown
}

/** Declares a route: `route('GET /api/rounds/:id', { needs: 'anybody', handle: … })`. */
export function route<Path extends string, Asked = unknown>(
  name: `${HttpMethod} ${Path}`,
  { needs, shape, maxBytes, handle }: RouteDeclaration<Path, Asked>,
): RoomRoute {
  const [method, path] = name.split(' ') as [HttpMethod, Path]
  return {
    method,
    path,
    needs,
    ...(maxBytes === undefined ? {} : { maxBytes }),
    async answer({ params, query, body, header, person }) {
      const raw = (method === 'GET' ? query : body) ?? {}
      const read = shape?.safeParse(raw)
      if (read && !read.success) return refusalFailure(refuseUnreadable(read.error), 400)
      return handle({
        params: params as ParamsOf<Path>,
        asked: (read ? read.data : raw) as Asked,
        query,
        header,
        person,
      })
    },
  }
}

const DONE_REPLY = { done: true } as const

/** Declares a route that carries out a request, or refuses it. */
export const actionRoute = <Path extends string, Asked>(
  path: Path,
  needs: Need,
  shape: z.ZodType<Asked>,
  act: (asked: Asked, by: Person, params: ParamsOf<Path>) => Promise<Refusal | undefined>,
): RoomRoute =>
  route(`POST ${path}`, {
    needs,
    shape,
    async handle({ asked, person, params }) {
      const by = await person()
      const why = by ? await act(asked, by, params) : refuseInHouse('house-who-asks')
      return why ? refusalFailure(why) : DONE_REPLY
    },
  })

/** The reply to a refused request. */
export const refusalFailure = (why: Refusal, status = 409): Failure =>
  new Failure(status, { error: sayRefusal(english, why) })

export const notFoundFailure = (error: string): Failure => new Failure(404, { error })

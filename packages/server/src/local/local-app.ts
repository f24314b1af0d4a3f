import type { FastifyInstance } from 'fastify'

/** Something that is asked as one would over HTTP. */
export interface LocalQuestion {
  readonly method: 'GET' | 'POST'
  /** With what stands behind its question mark. */
  readonly path: string
  readonly authorization?: string
  readonly body?: object
}

export interface LocalAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly headers: { readonly authorization?: string }
  readonly body: object | undefined
}

/** What a route says of its answer. */
class Reply {
  status = 200
  contentType = 'application/json; charset=utf-8'

  code(status: number): this {
    this.status = status
    return this
  }

  type(type: string): this {
    this.contentType = type
    return this
  }
}

type Handler = (asked: Asked, reply: Reply) => unknown

interface Route {
  readonly method: LocalQuestion['method']
  readonly parts: readonly string[]
  readonly handler: Handler
}

/** Answers what is asked of routes, in the same process. */
export class LocalApp {
  readonly #routes: Route[] = []

  /** Opens routes that were written for the server: they take no more of it than `get` and `post`. */
  open(routes: (app: FastifyInstance) => void): void {
    const add = (method: Route['method']) => (path: string, handler: Handler) => {
      this.#routes.push({ method, parts: partsOf(path), handler })
    }
    routes({ get: add('GET'), post: add('POST') } as unknown as FastifyInstance)
  }

  async ask({ method, path, authorization, body }: LocalQuestion): Promise<LocalAnswer> {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const parts = partsOf(pathname).map(decodeURIComponent)
    const reply = new Reply()
    for (const route of this.#routes) {
      const params = route.method === method ? paramsOf(route.parts, parts) : undefined
      if (!params) continue
      const query = Object.fromEntries(searchParams)
      const headers = authorization === undefined ? {} : { authorization }
      const said = await route.handler({ params, query, headers, body }, reply)
      const text = typeof said === 'string' ? said : JSON.stringify(said)
      return { status: reply.status, type: reply.contentType, text }
    }
    const text = JSON.stringify({ error: `there is no ${method} ${pathname}` })
    return { status: 404, type: reply.contentType, text }
  }
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** What stands in the places of `:names`, if the parts are the route's. */
function paramsOf(route: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (route.length !== parts.length) return undefined
  const fits = route.every((part, i) => part.startsWith(':') || part === parts[i])
  if (!fits) return undefined
  return Object.fromEntries(
    route.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), parts[i] ?? '']] : [])),
  )
}

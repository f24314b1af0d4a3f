import type { StaffRoles } from '../roles/staff-roles.ts'
import { Failure, type HttpMethod, type RoomRoute, TextReply } from './route.ts'
import type { WhoAsks } from './who-asks.ts'
import { whyNotAsk } from './why-not-ask.ts'

/** A request from the same process, in the form of an HTTP request. */
export interface LocalQuestion {
  readonly method: HttpMethod
  /** With its query. */
  readonly path: string
  readonly authorization?: string
  readonly body?: object
}

export interface LocalAnswer {
  readonly status: number
  readonly type: string
  readonly text: string
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Makes a function that answers requests in the same process by routes, with the checks of parts. */
export function localAnswerer(
  routes: readonly RoomRoute[],
  roles: StaffRoles,
  whoAsks: WhoAsks,
): (question: LocalQuestion) => Promise<LocalAnswer> {
  const known = routes.map(one => ({ route: one, parts: partsOf(one.path) }))
  return async ({ method, path, authorization, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const parts = partsOf(pathname).map(decodeURIComponent)
    const person = () => whoAsks(authorization)
    for (const { route, parts: named } of known) {
      const params = route.method === method ? paramsOf(named, parts) : undefined
      if (!params) continue
      const refused =
        route.needs === 'anybody'
          ? undefined
          : await whyNotAsk(roles, route.needs, `${method} ${route.path}`, await person())
      const query = Object.fromEntries(searchParams)
      return localAnswerOf(
        refused ?? (await route.answer({ params, query, body, person, header: withoutHeader })),
      )
    }
    return localAnswerOf(new Failure(404, { error: `there is no ${method} ${pathname}` }))
  }
}

const withoutHeader = (): undefined => undefined

async function localAnswerOf(reply: unknown): Promise<LocalAnswer> {
  if (reply instanceof TextReply) {
    let text = ''
    if (typeof reply.text === 'string') text = reply.text
    else for await (const part of reply.text) text += part
    return { status: 200, type: reply.type, text }
  }
  const { status, body } = reply instanceof Failure ? reply : { status: 200, body: reply }
  return { status, type: JSON_TYPE, text: JSON.stringify(body) }
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** The parameters of a path, if it matches the route. */
function paramsOf(route: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (route.length !== parts.length) return undefined
  const fits = route.every((part, i) => part.startsWith(':') || part === parts[i])
  if (!fits) return undefined
  return Object.fromEntries(
    route.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), parts[i] ?? '']] : [])),
  )
}

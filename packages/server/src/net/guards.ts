import type { IncomingMessage } from 'node:http'
import { type Log, refuseRequest, type StaffRoles } from '@cardroom/room'
import { type WhoAsks, whyNotAsk } from '@cardroom/room/routes'
import type { Person } from '@cardroom/room/store'
import { english } from '@cardroom/words/en'
import type { FastifyError, FastifyInstance } from 'fastify'
import { ArchiveMissingError } from '../store/archives.ts'

/** The page loads nothing from elsewhere, and is framed only by itself, for tables beside each other. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** Whether a client may send one more API request. */
type MayAsk = (request: IncomingMessage) => boolean

/** Limits the rate of API requests. */
export function limitQuestions(app: FastifyInstance, mayAsk: MayAsk): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || mayAsk(request.raw)) return undefined
    return reply
      .code(429)
      .header('retry-after', '1')
      .send({ error: english.refusal(refuseRequest('line-too-many-questions')) })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who asks, where that is known. */
    person?: Person | undefined
  }
}

/** Checks the part that every route declares. Must be called before the first route. */
export function guardParts(app: FastifyInstance, roles: StaffRoles, whoAsks: WhoAsks): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    // Files of the page are public; every API route must declare its part.
    if (url.startsWith('/api/') && config?.needs === undefined)
      throw new Error(`which part does ${method} ${url} need?`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { url, config } = request.routeOptions
    const { needs = 'anybody' } = config
    if (needs === 'anybody') return undefined
    request.person = await whoAsks(request.headers.authorization)
    const refused = await whyNotAsk(roles, needs, `${request.method} ${url}`, request.person)
    return refused && reply.code(refused.status).send(refused.body)
  })
}

/**
 * Answers errors: a missing archive is status 503, and an unreadable request is refused in the form of every other
 * refusal.
 */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: Partial<FastifyError>, _, reply) => {
    const { statusCode = 500, message = '' } = error
    if (statusCode >= 400 && statusCode < 500) {
      reply.code(statusCode)
      return { error: english.refusal(refuseRequest('line-no-message', { what: message })) }
    }
    if (!(error instanceof ArchiveMissingError)) throw error
    log(error.message)
    reply.code(503)
    return { error: english.refusal(refuseRequest('line-archive-missing')) }
  })
}

/** Adds the security headers to every response. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    // A stricter page sets its own policy.
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })
}

import type { IncomingMessage } from 'node:http'
import { refuser } from '@cardroom/engine'
import type { LineRefusals } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Log } from '../log/log.ts'
import type { House } from '../parts/house.ts'
import { needOf } from '../parts/needs.ts'
import { refuseInHouse } from '../parts/refuse.ts'
import { ArchiveMissing } from '../store/archives.ts'
import type { Person } from '../store/store.ts'
import type { WhoAsks } from './who-asks.ts'

const refuse = refuser<LineRefusals>()

/** The page loads nothing from elsewhere, and is shown in nobody's frame but its own: tables beside each other. */
const POLICY = [
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

/** Whether an address may ask one more question of what is kept. */
type MayAsk = (request: IncomingMessage) => boolean

/** Nobody asks faster than the house can answer the others. */
export function limitQuestions(app: FastifyInstance, mayAsk: MayAsk): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || mayAsk(request.raw)) return undefined
    return reply
      .code(429)
      .header('retry-after', '1')
      .send({ error: english.refusal(refuse('line-too-many-questions')) })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, where that is known. */
    person?: Person | undefined
  }
}

/** Every route says which part it needs, and nobody without that part gets further. Before the first route. */
export function guardParts(app: FastifyInstance, house: House, whoAsks: WhoAsks): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      if (needOf(one, url) === undefined) throw new Error(`which part does ${one} ${url} need?`)
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    const { method, url } = request.routeOptions
    const needs = needOf([method].flat()[0] ?? '', url ?? '')
    // Nobody is asked for where nothing depends on it.
    if (url === undefined || !url.startsWith('/api/') || needs === undefined) return undefined
    if (needs === 'anybody' && !ASKED.has(url)) return undefined
    const person = await whoAsks(request)
    request.person = person
    if (needs === 'anybody') return undefined
    if (!person) return reply.code(401).send({ error: english.refusal(refuseInHouse('house-who-asks')) })
    // What was granted or taken a moment ago on another node counts.
    await house.catchUp()
    if (house.has(person.id, needs)) return undefined
    await house.noteRefusal(person.id, `${request.method} ${url}`, needs)
    return reply.code(403).send({ error: english.refusal(refuseInHouse('house-needs-part', { needs })) })
  })
}

/** Routes for anybody that answer by who asks. */
const ASKED: ReadonlySet<string> = new Set(['/api/me', '/api/house/claim', '/api/rounds/:id/dispute'])

/**
 * What lies in an archive that was taken elsewhere is not gone, and nothing of ours is wrong. What cannot be read at all
 * is refused in the shape of every other refusal.
 */
export function sayWhatFailed(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: Partial<FastifyError>, _, reply) => {
    const { statusCode = 500, message = '' } = error
    if (statusCode >= 400 && statusCode < 500) {
      reply.code(statusCode)
      return { error: english.refusal(refuse('line-no-message', { what: message })) }
    }
    if (!(error instanceof ArchiveMissing)) throw error
    log(error.message)
    reply.code(503)
    return { error: english.refusal(refuse('line-archive-missing')) }
  })
}

/** Every answer tells the browser what the page may do. */
export function guard(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    // A page that may do less says so itself.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', POLICY)
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })
}

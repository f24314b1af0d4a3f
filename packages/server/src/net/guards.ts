import type { IncomingMessage } from 'node:http'
import { refuser } from '@cardroom/engine'
import type { LineRefusals } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { FastifyInstance } from 'fastify'

const refuse = refuser<LineRefusals>()

/** The page loads nothing from elsewhere and is shown in nobody's frame. */
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
  "frame-ancestors 'none'",
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

import { Readable } from 'node:stream'
import type { Need } from '@cardroom/protocol'
import {
  Failure,
  type RawQuestion,
  type RoomRoute,
  StreamReply,
  TextReply,
  type WhoAsks,
} from '@cardroom/room/routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The part that the request needs. */
    needs?: Need
  }
}

/** The interval of keep-alive texts in streamed replies, in milliseconds. */
const KEEP_ALIVE_INTERVAL_MS = 10_000

/** Mounts the card room's routes. `guardParts` checks the parts that they need. */
export function mountRoutes(app: FastifyInstance, routes: readonly RoomRoute[], whoAsks: WhoAsks): void {
  for (const { method, path, needs, maxBytes, answer } of routes) {
    app.route({
      method,
      url: path,
      config: { needs },
      ...(maxBytes === undefined ? {} : { bodyLimit: maxBytes }),
      handler: async (request, reply) => send(await answer(questionIn(request, whoAsks)), reply),
    })
  }
}

const questionIn = (request: FastifyRequest, whoAsks: WhoAsks): RawQuestion => ({
  params: request.params as RawQuestion['params'],
  query: request.query,
  body: request.body,
  header: name => [request.headers[name]].flat()[0],
  person: async () => request.person ?? whoAsks(request.headers.authorization),
})

function send(answer: unknown, reply: FastifyReply): unknown {
  if (answer instanceof Failure) return reply.code(answer.status).send(answer.body)
  if (answer instanceof StreamReply) return stream(answer, reply)
  if (!(answer instanceof TextReply)) return answer
  // Streamed as fast as it is read: it may be larger than the memory.
  return reply
    .type(answer.type)
    .send(typeof answer.text === 'string' ? answer.text : Readable.from(answer.text))
}

function stream({ type, sign, start }: StreamReply, reply: FastifyReply): FastifyReply {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Tells a proxy not to buffer.
    'x-accel-buffering': 'no',
  })
  const stop = start(text => raw.write(text))
  const alive = setInterval(() => raw.write(sign), KEEP_ALIVE_INTERVAL_MS)
  raw.once('close', () => {
    clearInterval(alive)
    stop()
  })
  return reply
}

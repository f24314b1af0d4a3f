import type { ServerResponse } from 'node:http'
import { isRefusal, type Refusal } from '@cardroom/engine'
import { dealtSettings, entry } from '@cardroom/engine/dealt'
import { expecting, listOf, matching, object, readBy, whole } from '@cardroom/engine/shape'
import {
  type DealtAppended,
  type DealtBehind,
  type DealtBoardReply,
  type DealtRefused,
  type DealtReply,
  type ErrorReply,
  SESSION_KEY,
} from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type DealtDesk, keyFits, type OpenSession, refuseDealtLine } from './desk.ts'

/** At once; who has more to send sends it in several. */
const MOST_AT_ONCE = 500
/** A line on which nothing was said for so long is not dead, in milliseconds. */
const SIGN_OF_LIFE = 10_000

const secret = matching(/^[\w-]{16,60}$/, expecting('a-text'))
const beginning = object({ settings: dealtSettings, key: secret })
const appending = object({ after: whole(0), entries: listOf(entry, 1, MOST_AT_ONCE) })
const sessionId = /^[\w-]{10,40}$/

interface Asked {
  Params: { id: string }
  Querystring: { after?: string }
}

/** Tables that people deal: kept under a link, written to with a key, followed by boards and by other tablets. */
export function dealtRoutes(app: FastifyInstance, desk: DealtDesk): void {
  app.post('/api/dealt', async (request, reply): Promise<DealtReply | ErrorReply> => {
    const asked = readBy(beginning, request.body)
    if (isRefusal(asked)) return refused(reply, 400, asked)
    if (!sessionId.test(asked.settings.id))
      return refused(reply, 400, refuseDealtLine('no-such-dealt-session'))
    const open = await desk.begin(asked.settings, asked.key)
    if (isRefusal(open)) return refused(reply, open.code === 'session-name-taken' ? 409 : 422, open)
    return { settings: open.begun.settings, entries: open.session.entries }
  })

  app.get<Asked>('/api/dealt/:id', async (request, reply): Promise<DealtReply | ErrorReply> => {
    const open = await written(desk, request, reply)
    return 'error' in open ? open : { settings: open.begun.settings, entries: open.session.entries }
  })

  app.post<Asked>(
    '/api/dealt/:id/entries',
    async (request, reply): Promise<DealtAppended | DealtBehind | DealtRefused | ErrorReply> => {
      const open = await written(desk, request, reply)
      if ('error' in open) return open
      const asked = readBy(appending, request.body)
      if (isRefusal(asked)) return refused(reply, 400, asked)
      const done = await desk.append(open, asked.after, asked.entries)
      if (isRefusal(done)) return refused(reply, 422, done)
      switch (done.kind) {
        case 'kept':
          return { length: done.length }
        case 'behind':
          reply.code(409)
          return { error: english.refusal(refuseDealtLine('session-gone-on')), entries: done.entries }
        case 'refused': {
          reply.code(422)
          const { entry: id, why, length } = done
          return { error: english.refusal(why), entry: id, refusal: why, length }
        }
      }
    },
  )

  app.get<Asked>('/api/dealt/:id/entries', async (request, reply) => {
    const open = await written(desk, request, reply)
    if ('error' in open) return open
    let sent = Math.max(0, Number(request.query.after ?? 0)) || 0
    const stream = streamed(reply, 'application/x-ndjson; charset=utf-8')
    const send = () => {
      const more = open.session.entries.slice(sent)
      sent += more.length
      stream.write(more.map(one => `${JSON.stringify(one)}\n`).join(''))
    }
    follow(desk, open, stream, send, '\n')
    return reply
  })

  app.get<Asked>('/api/dealt/:id/board', async (request, reply): Promise<DealtBoardReply | ErrorReply> => {
    const open = await desk.find(request.params.id)
    return open ? desk.board(open) : refused(reply, 404, refuseDealtLine('no-such-dealt-session'))
  })

  app.get<Asked>('/api/dealt/:id/board/stream', async (request, reply) => {
    const open = await desk.find(request.params.id)
    if (!open) return refused(reply, 404, refuseDealtLine('no-such-dealt-session'))
    const stream = streamed(reply, 'text/event-stream')
    let known = ''
    const send = () => {
      const { rounds, ...now } = desk.board(open)
      const text = JSON.stringify(rounds)
      const change = text === known ? now : { ...now, rounds }
      known = text
      stream.write(`data: ${JSON.stringify(change)}\n\n`)
    }
    follow(desk, open, stream, send, ':\n\n')
    return reply
  })
}

/** The session that is asked for, by somebody who has its key. */
async function written(
  desk: DealtDesk,
  { params, headers }: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<OpenSession | ErrorReply> {
  const open = await desk.find(params.id)
  if (!open) return refused(reply, 404, refuseDealtLine('no-such-dealt-session'))
  return keyFits(open, headers[SESSION_KEY])
    ? open
    : refused(reply, 403, refuseDealtLine('session-only-looked-at'))
}

function refused(reply: FastifyReply, status: number, why: Refusal): ErrorReply {
  reply.code(status)
  return { error: sayRefusal(english, why) }
}

/** An answer that goes on. */
function streamed(reply: FastifyReply, type: string): ServerResponse {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A proxy in front hands on every line as it comes.
    'x-accel-buffering': 'no',
  })
  return reply.raw
}

function follow(
  desk: DealtDesk,
  open: OpenSession,
  stream: ServerResponse,
  send: () => void,
  sign: string,
): void {
  send()
  const stop = desk.watch(open, send)
  const alive = setInterval(() => stream.write(sign), SIGN_OF_LIFE)
  stream.once('close', () => {
    clearInterval(alive)
    stop()
  })
}

import { isRefusal } from '@cardroom/engine'
import { dealtSettings, sessionEntry } from '@cardroom/engine/dealt'
import { expecting, listOf, matching, object, readBy, whole } from '@cardroom/engine/shape'
import {
  type DealtAppendReply,
  type DealtBoardReply,
  type DealtConflictReply,
  type DealtRefusalReply,
  type DealtReply,
  SESSION_KEY,
} from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import {
  type DealtHandlers,
  isSessionKey,
  type OpenSession,
  refuseDealtLine,
} from '../handlers/dealt-handlers.ts'
import { Failure, type RawQuestion, type RoomRoute, refusalFailure, route, StreamReply } from './route.ts'

/** The most entries in one request. */
const MAX_ENTRIES_PER_REQUEST = 500

const secret = matching(/^[\w-]{16,60}$/, expecting('a-text'))
const beginning = object({ settings: dealtSettings, key: secret })
const appending = object({ after: whole(0), entries: listOf(sessionEntry, 1, MAX_ENTRIES_PER_REQUEST) })
const sessionId = /^[\w-]{10,40}$/

const noSession = (status: number): Failure =>
  refusalFailure(refuseDealtLine('no-such-dealt-session'), status)

/** The routes of hand-dealt tables: found by a link, written to with a key, followed by boards and other tablets. */
export function dealtRoutes(handlers: DealtHandlers): RoomRoute[] {
  /** The session of a request that has its key. */
  async function withKey(id: string, header: RawQuestion['header']): Promise<OpenSession | Failure> {
    const open = await handlers.find(id)
    if (!open) return noSession(404)
    return isSessionKey(open, header(SESSION_KEY))
      ? open
      : refusalFailure(refuseDealtLine('session-only-looked-at'), 403)
  }

  return [
    route('POST /api/dealt', {
      needs: 'anybody',
      handle: async ({ asked: body }): Promise<DealtReply | Failure> => {
        const asked = readBy(beginning, body)
        if (isRefusal(asked)) return refusalFailure(asked, 400)
        if (!sessionId.test(asked.settings.id)) return noSession(400)
        const open = await handlers.begin(asked.settings, asked.key)
        if (isRefusal(open)) return refusalFailure(open, open.code === 'session-name-taken' ? 409 : 422)
        return { settings: open.begun.settings, entries: open.session.entries }
      },
    }),

    route('GET /api/dealt/:id', {
      needs: 'anybody',
      handle: async ({ params, header }): Promise<DealtReply | Failure> => {
        const open = await withKey(params.id, header)
        if (open instanceof Failure) return open
        return { settings: open.begun.settings, entries: open.session.entries }
      },
    }),

    route('POST /api/dealt/:id/entries', {
      needs: 'anybody',
      handle: async ({ params, header, asked: body }): Promise<DealtAppendReply | Failure> => {
        const open = await withKey(params.id, header)
        if (open instanceof Failure) return open
        const asked = readBy(appending, body)
        if (isRefusal(asked)) return refusalFailure(asked, 400)
        const done = await handlers.append(open, asked.after, asked.entries)
        if (isRefusal(done)) return refusalFailure(done, 422)
        switch (done.kind) {
          case 'kept':
            return { length: done.length }
          case 'behind': {
            const error = english.refusal(refuseDealtLine('session-gone-on'))
            const behind: DealtConflictReply = { error, entries: done.entries }
            return new Failure(409, behind)
          }
          case 'refused': {
            const { entry: id, why, length } = done
            const refused: DealtRefusalReply = {
              error: english.refusal(why),
              entry: id,
              refusal: why,
              length,
            }
            return new Failure(422, refused)
          }
        }
      },
    }),

    route('GET /api/dealt/:id/entries', {
      needs: 'anybody',
      handle: async ({ params, header, asked }): Promise<StreamReply | Failure> => {
        const open = await withKey(params.id, header)
        if (open instanceof Failure) return open
        let sent = Math.max(0, Number(afterIn(asked) ?? 0)) || 0
        return new StreamReply('application/x-ndjson; charset=utf-8', '\n', send => {
          const sendMore = () => {
            const more = open.session.entries.slice(sent)
            sent += more.length
            send(more.map(one => `${JSON.stringify(one)}\n`).join(''))
          }
          sendMore()
          return handlers.watch(open, sendMore)
        })
      },
    }),

    route('GET /api/dealt/:id/board', {
      needs: 'anybody',
      handle: async ({ params }): Promise<DealtBoardReply | Failure> => {
        const open = await handlers.find(params.id)
        return open ? handlers.board(open) : noSession(404)
      },
    }),

    route('GET /api/dealt/:id/board/stream', {
      needs: 'anybody',
      handle: async ({ params }): Promise<StreamReply | Failure> => {
        const open = await handlers.find(params.id)
        if (!open) return noSession(404)
        let known = ''
        return new StreamReply('text/event-stream', ':\n\n', send => {
          const sendBoard = () => {
            const { rounds, ...now } = handlers.board(open)
            const text = JSON.stringify(rounds)
            const change = text === known ? now : { ...now, rounds }
            known = text
            send(`data: ${JSON.stringify(change)}\n\n`)
          }
          sendBoard()
          return handlers.watch(open, sendBoard)
        })
      },
    }),
  ]
}

const afterIn = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'after' in query ? query.after : undefined

import type { Refusal } from '@cardroom/engine'
import type { ErrorReply } from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { refuseInHouse } from '../parts/refuse.ts'
import { notUnderstood } from './zod-issue.ts'

/** Refused: nothing was done, for a reason. */
export function refused(reply: FastifyReply, why: Refusal, code = 409): ErrorReply {
  reply.code(code)
  return { error: sayRefusal(english, why) }
}

/** What was asked, if it can be read; else the answer is given. */
export function readAsked<T>(shape: z.ZodType<T>, said: unknown, reply: FastifyReply): T | ErrorReply {
  const read = shape.safeParse(said ?? {})
  return read.success ? read.data : refused(reply, notUnderstood(read.error), 400)
}

export const isError = (value: unknown): value is ErrorReply =>
  typeof value === 'object' && value !== null && 'error' in value

const DONE = { done: true } as const
type Done = typeof DONE

/** Opens a route that does something, by somebody whose part was looked at. */
export type Does = <T>(
  path: string,
  shape: z.ZodType<T>,
  act: (asked: T, by: string) => Promise<Refusal | undefined>,
) => void

export const doingAt =
  (app: FastifyInstance): Does =>
  (path, shape, act) => {
    app.post(path, async (request, reply): Promise<Done | ErrorReply> => {
      const asked = readAsked(shape, request.body, reply)
      if (isError(asked)) return asked
      const by = request.person
      const why = by ? await act(asked, by.id) : refuseInHouse('house-who-asks')
      return why ? refused(reply, why) : DONE
    })
  }

import type { ErrorReply } from '@cardroom/protocol'
import type { FastifyReply } from 'fastify'

export function notFound(reply: FastifyReply, error: string): ErrorReply {
  reply.code(404)
  return { error }
}

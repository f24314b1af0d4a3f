import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { besidePackage } from './beside-package.ts'

const written = besidePackage('../../dist/docs', 'docs')

/** Serves the reference for programmers at `/docs`, if `npm run docs` has written it. */
export async function serveReference(app: FastifyInstance, folder: string = written): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, { root: folder, prefix: '/docs/', decorateReply: false })
  // Its links are relative to the folder.
  app.get('/docs', (_, reply) => reply.redirect('/docs/'))
}

/** Whether a path is one of the reference's. */
export const isOfReference = (url: string): boolean => url === '/docs' || url.startsWith('/docs/')

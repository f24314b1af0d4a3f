import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { besidePackage } from './beside-package.ts'
import { isOfReference, serveReference } from './reference.ts'

const dist = besidePackage('../web/dist', 'page')

export const PAGE_NOT_BUILT =
  'The page is not built: "npm start" builds it. The API and the tables are there.'

/** A file under `assets` has its hash in its name and never changes. */
const cacheFor = (path: string): string =>
  path.startsWith(join(dist, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache'

/** Serves the built page, if there is one; every path that is not a file is one of the page's own. */
export async function servePage(app: FastifyInstance): Promise<boolean> {
  const built = existsSync(join(dist, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', cacheFor(path)),
    })
  }
  await serveReference(app)
  app.setNotFoundHandler(async (request, reply) => {
    const { url, method } = request
    if (url.startsWith('/api/') || url.startsWith('/ws') || method !== 'GET') {
      return reply.code(404).send({ error: `there is no ${method} ${url}` })
    }
    if (isOfReference(url))
      return reply.code(404).send({ error: `there is no ${url}: "npm run docs" writes the reference` })
    if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(`${PAGE_NOT_BUILT}\n`)
    if (url.startsWith('/assets/')) return reply.code(404).send({ error: `there is no ${url}` })
    return reply.sendFile('index.html')
  })
  return built
}

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** A web host that knows nothing but files, with a folder below a path of its own. */
export async function serveFolder(
  folder: string,
  at = '/',
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(({ url = '' }, reply) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    const file = path.startsWith(at) ? path.slice(at.length) || 'index.html' : undefined
    try {
      if (file === undefined) throw new Error('not here')
      const bytes = readFileSync(join(folder, normalize(file)))
      reply.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(bytes)
    } catch {
      reply.writeHead(404).end('not found')
    }
  })
  await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${at}`,
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

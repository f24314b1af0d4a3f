import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { besidePackage } from './beside-package.ts'

/** The page that checks shuffles by itself: it is served as it was written, and is a file to keep. */
const FILE = besidePackage('../web/verify.html', 'verify.html')

/** It runs what stands in it, and can neither fetch nor send anything. */
function policyFor(html: string): string {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  return `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

export function verifyRoutes(app: FastifyInstance): void {
  const html = readFileSync(FILE, 'utf8')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(html),
    'cache-control': 'no-cache',
  }
  app.get('/verify', (_, reply) => reply.headers(headers).send(html))
  app.get('/verify.html', (_, reply) =>
    reply.headers({ ...headers, 'content-disposition': 'attachment; filename="verify.html"' }).send(html),
  )
}

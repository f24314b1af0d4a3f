import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { besidePackage } from './beside-package.ts'

/** The stand-alone page that checks shuffles, served as it is; people can save it. */
const VERIFY_PAGE = besidePackage('../web/verify.html', 'verify.html')

/** The page's policy: it runs its own script, and can neither fetch nor send anything. */
function policyFor(html: string): string {
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  return `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

export function verifyRoutes(app: FastifyInstance): void {
  const html = readFileSync(VERIFY_PAGE, 'utf8')
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

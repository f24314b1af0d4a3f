import { BlockList } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { METRICS_TYPE, type Metric, metricsText } from './metrics.ts'

export interface OpsRoutes {
  isDraining(): boolean
  /** Whether the store can be written to. */
  isWritable(): Promise<boolean>
  readonly metrics: readonly Metric[]
}

/** The routes for operations: liveness, readiness and metrics. */
export function opsRoutes(app: FastifyInstance, { isDraining, isWritable, metrics }: OpsRoutes): void {
  app.addHook('onRequest', async (request, reply) => {
    if (OPS_PATHS.has(request.url)) reply.header('cache-control', 'no-store')
  })

  app.get('/healthz', (_, reply) => reply.type(PLAIN_TEXT).send('lives\n'))

  app.get('/readyz', async (_, reply) => {
    const why = isDraining() ? 'draining' : (await isWritable()) ? undefined : 'store not writable'
    return reply
      .code(why === undefined ? 200 : 503)
      .type(PLAIN_TEXT)
      .send(`${why ?? 'ready'}\n`)
  })

  app.get('/metrics', (request, reply) => {
    if (!isNear(request)) return reply.code(403).type(PLAIN_TEXT).send('only from inside the network\n')
    return reply.type(METRICS_TYPE).send(metricsText(metrics))
  })
}

const PLAIN_TEXT = 'text/plain; charset=utf-8'
const OPS_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Local addresses: this machine (RFC 1122, 4291) and private networks (RFC 1918, 4193, 3927). */
const near = new BlockList()
near.addSubnet('127.0.0.0', 8)
near.addSubnet('10.0.0.0', 8)
near.addSubnet('172.16.0.0', 12)
near.addSubnet('192.168.0.0', 16)
near.addSubnet('169.254.0.0', 16)
near.addAddress('::1', 'ipv6')
near.addSubnet('fc00::', 7, 'ipv6')
near.addSubnet('fe80::', 10, 'ipv6')

/** Whether a request is from this machine or a private network, and not through a proxy. */
function isNear({ raw }: FastifyRequest): boolean {
  if (raw.headers['x-forwarded-for'] !== undefined || raw.headers.forwarded !== undefined) return false
  const address = raw.socket.remoteAddress ?? ''
  return near.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}

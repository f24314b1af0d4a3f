import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Where a request comes from; behind a proxy that is trusted, what the proxy says. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = neighbourhood(request.socket.remoteAddress ?? '')
  if (!trustProxy) return direct
  // The last entry is the trusted proxy's own; whatever stands before it anybody could have written.
  const told = String(request.headers['x-forwarded-for'] ?? '')
  const last = told.split(',').at(-1)?.trim()
  return last ? neighbourhood(last) : direct
}

/** One customer of a network has a whole /64 of IPv6 (RFC 6177) and would otherwise be a new visitor each time. */
export function neighbourhood(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const [first, last] = [groups(head), groups(tail ?? '')]
  const between = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const all = tail === undefined ? first : [...first, ...between, ...last]
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * A page of another place must not speak for its visitor; programs that are no pages name no origin. `origins` are
 * the house's own where a proxy in front is called otherwise than what it passes on.
 */
export function isOwnPage({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

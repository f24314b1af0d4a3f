import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The client address of a request; behind a trusted proxy the one that the proxy gives. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = neighbourhood(request.socket.remoteAddress ?? '')
  if (!trustProxy) return direct
  // The last entry is the trusted proxy's; clients can forge the ones before it.
  const told = String(request.headers['x-forwarded-for'] ?? '')
  const last = told.split(',').at(-1)?.trim()
  return last ? neighbourhood(last) : direct
}

/** Reduces an IPv6 address to its /64: a single customer has all of it (RFC 6177). */
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
 * Whether a request is from the house's own page, or from a program, which sends no origin. `origins`: the house's
 * own where a proxy passes on another host name.
 */
export function isOwnPage({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

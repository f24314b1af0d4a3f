import type { IncomingMessage } from 'node:http'

/** Where a request comes from; behind a proxy that is trusted, what the proxy says. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const direct = request.socket.remoteAddress ?? ''
  if (!trustProxy) return direct
  // The last entry is the trusted proxy's own; whatever stands before it anybody could have written.
  const told = String(request.headers['x-forwarded-for'] ?? '')
  return told.split(',').at(-1)?.trim() || direct
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

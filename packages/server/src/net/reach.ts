import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Where a house that listens so can be reached. */
export interface Reach {
  /** From this machine. */
  readonly here: string
  /** From other machines; none where it listens for this one only. */
  readonly elsewhere: readonly string[]
}

export function reachOf(
  host: string,
  port: number,
  origins: readonly string[],
  interfaces = networkInterfaces(),
): Reach {
  const url = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
  if (LOOPBACK.has(host)) return { here: url('localhost'), elsewhere: origins }
  if (!EVERYWHERE.has(host)) return { here: url(host), elsewhere: origins.length > 0 ? origins : [url(host)] }
  const addresses = Object.values(interfaces)
    .flatMap(one => one ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  return {
    here: url('localhost'),
    elsewhere: origins.length > 0 ? origins : addresses.map(({ address }) => url(address)),
  }
}

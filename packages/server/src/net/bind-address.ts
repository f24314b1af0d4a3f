import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])
const ALL_INTERFACES: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** The URLs at which a server can be reached. */
export interface BindAddress {
  /** From this machine. */
  readonly here: string
  /** From other machines; none where it listens for this one only. */
  readonly elsewhere: readonly string[]
}

export function bindAddressOf(
  host: string,
  port: number,
  origins: readonly string[],
  interfaces = networkInterfaces(),
): BindAddress {
  const url = (name: string) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
  if (LOOPBACK_HOSTS.has(host)) return { here: url('localhost'), elsewhere: origins }
  if (!ALL_INTERFACES.has(host))
    return { here: url(host), elsewhere: origins.length > 0 ? origins : [url(host)] }
  const addresses = Object.values(interfaces)
    .flatMap(one => one ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  return {
    here: url('localhost'),
    elsewhere: origins.length > 0 ? origins : addresses.map(({ address }) => url(address)),
  }
}

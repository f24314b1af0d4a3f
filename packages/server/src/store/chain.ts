import { hash } from 'node:crypto'

/** The head of a chain. */
export interface Head {
  readonly version: number
  readonly hash: string
}

/** The head of an empty chain, from its name: no chain can replace another. */
export const chainStart = (chain: string): Head => ({ version: 0, hash: hash('sha256', chain) })

/** The hash of an event together with the chain before it. */
export const linkHash = (before: string, version: number, at: number, event: string): string =>
  hash('sha256', `${before}\n${version}\n${at}\n${event}`)

/** The seal of a text beside the events, which binds it to its place in the chain. */
export const sealHash = (
  kind: 'snapshot' | 'round' | 'shoe',
  { version, hash: at }: Head,
  text: string,
): string => hash('sha256', `${kind}\n${at}\n${version}\n${text}`)

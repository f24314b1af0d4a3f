import { hash } from 'node:crypto'

/** Where a chain ends. */
export interface Head {
  readonly version: number
  readonly hash: string
}

/** What the first event of a table was chained to before chains were bound to their tables. */
export const OLD_FIRST_LINK = '0'.repeat(64)

/** Before the first link: no chain can stand in the place of another. */
export const beginning = (chain: string): Head => ({ version: 0, hash: hash('sha256', chain) })

/** The hash of an event and of everything that happened at its table before. */
export const link = (before: string, version: number, at: number, event: string): string =>
  hash('sha256', `${before}\n${version}\n${at}\n${event}`)

/** What is kept beside the events, bound to the place in the chain at which it was written. */
export const seal = (
  kind: 'snapshot' | 'round' | 'shoe',
  { version, hash: at }: Head,
  text: string,
): string => hash('sha256', `${kind}\n${at}\n${version}\n${text}`)

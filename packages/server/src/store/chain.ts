import { hash } from 'node:crypto'

/** What the first event of a table is chained to. */
export const FIRST_LINK = '0'.repeat(64)

/** The hash of an event and of everything that happened at its table before. */
export const link = (before: string, version: number, at: number, event: string): string =>
  hash('sha256', `${before}\n${version}\n${at}\n${event}`)

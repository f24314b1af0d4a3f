import type { Cite, Reading } from '@cardroom/engine'
import type { PokerIncident } from '@cardroom/engine/poker'
import { why } from '../reading-sentences.ts'

/** Rows that apply only when the house reads its rules so. */
export const under = (name: string, is: string, rows: readonly PokerIncident[]): readonly PokerIncident[] =>
  rows.map(row => ({ ...row, readings: [...(row.readings ?? []), { name, is }] }))

/** The same rows where another line prints them. */
export const printedAt = (
  cites: Readonly<Record<string, Cite>>,
  rows: readonly PokerIncident[],
): readonly PokerIncident[] =>
  rows.map(row => (cites[row.name] === undefined ? row : { ...row, cite: cites[row.name]! }))

/** Rooms that print nothing of what goes wrong. */
export const incidentsReading = (set: 'towers' | 'comstock', cite: Cite): Reading => ({
  name: 'incidents',
  default: set,
  others: ['none'],
  why: why('incidents-of-another-room'),
  cite,
})

export const holdemRules = (cite: Cite): Reading => ({
  name: 'holdemRules',
  default: 'comstock',
  others: ['towers', 'none'],
  why: why('holdem-rules-lost'),
  cite,
})

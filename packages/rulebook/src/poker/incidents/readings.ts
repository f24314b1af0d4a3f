import type { Cite, PokerIncident, Reading } from '@cardroom/engine'

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
export const incidentsOf = (set: 'towers' | 'comstock', cite: Cite): Reading => ({
  name: 'incidents',
  default: set,
  others: ['none'],
  why: 'Nothing is printed, and a real table needs an answer: the rules of another room, as practice.',
  cite,
})

export const holdemRules = (cite: Cite): Reading => ({
  name: 'holdemRules',
  default: 'comstock',
  others: ['towers', 'none'],
  why: 'All the rules of Hold’em apply, and the list is lost; what is pointed to stands in Comstock’s (003:141-143).',
  cite,
})

import type { Cite, Incident, ListedIncident, Text } from '@cardroom/engine'

/** Something that goes wrong at the table, as a sheet has it. */
export interface SheetIncident<T = Text> {
  /** As rulings and records name it. */
  readonly name: string
  readonly when: T
  readonly consequence: T
  readonly cite: Cite
  readonly written: 'ruling' | 'in-the-record'
  /** The row applies under these readings of the house. */
  readonly readings?: ListedIncident['readings']
}

/** A row of a game's list; one that has its sentences as texts still is taken as it is. */
export function sheetIncident(row: Incident | ListedIncident): SheetIncident {
  const { name, cite, written } = row
  const { when, then } = 'says' in row ? row.says : { when: row.when, then: row.consequence }
  const readings = 'readings' in row ? row.readings : undefined
  return { name, when, consequence: then, cite, written, ...(readings && { readings }) }
}

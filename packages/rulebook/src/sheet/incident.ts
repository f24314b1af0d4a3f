import type { Cite, Incident, Text } from '@cardroom/engine'

/** An incident on a sheet. */
export interface SheetIncident<T = Text> {
  /** As rulings and records name it. */
  readonly name: string
  readonly when: T
  readonly consequence: T
  readonly cite: Cite
  readonly written: 'ruling' | 'in-the-record'
  /** The row applies under these readings of the house. */
  readonly readings?: Incident['readings']
}

/** A row of a game's list. */
export const sheetIncident = ({ name, says, cite, written, readings }: Incident): SheetIncident => ({
  name,
  when: says.when,
  consequence: says.then,
  cite,
  written,
  ...(readings && { readings }),
})

import type { Cents, Nothing } from '@cardroom/engine'

/** Somebody's evening at a table. The house has what was collected; all bots play out of one pocket. */
export interface EveningLine {
  readonly who: { readonly name: string } | 'bots' | 'house'
  /** What was bought in all. */
  readonly bought: Cents
  /** What was taken home, and what lies before them now; in a round, as it was before it. */
  readonly has: Cents
}

/** An evening at a private table: together everybody has what was bought. */
export type Evening = readonly EveningLine[]

/** Why there is no account of an evening. */
export interface EveningRefusals {
  'evening-of-private-tables': Nothing
}

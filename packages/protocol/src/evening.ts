import type { Cents, Nothing } from '@cardroom/engine'

/** One account of an evening at a table: a person's, all bots' together, or the house's with what was collected. */
export interface EveningLine {
  readonly who: { readonly name: string } | 'bots' | 'house'
  /** What was bought in all. */
  readonly bought: Cents
  /** What was cashed out, and the stack now; during a round, the stack before it. */
  readonly has: Cents
}

/** The accounts of a private table; what all have is what all have bought. */
export type Evening = readonly EveningLine[]

/** Why there is no account of an evening. */
export interface EveningRefusals {
  'evening-of-private-tables': Nothing
}

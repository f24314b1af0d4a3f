import type { RuleSet } from '@cardroom/engine'
import type { Circumstances } from './circumstances.ts'
import type { OddsPart } from './part.ts'
import type { Strategy } from './strategy.ts'

/** How the odds of a family are found. */
export interface Solver<Rules extends RuleSet> {
  /** Whether its rounds continue with the same shoe. */
  readonly fromAShoe?: true
  /** How its hands can be played, the usual way first; by default only the best play. */
  strategies?(rules: Rules): readonly [usual: Strategy, ...others: Strategy[]]
  /** Computed in parts, so that a caller does not wait for a wager that it did not ask for. */
  parts(rules: Rules, circumstances: Circumstances & { readonly strategy: Strategy }): readonly OddsPart[]
}

import type { RuleSet } from '@cardroom/engine'
import type { Circumstances } from './circumstances.ts'
import type { Part } from './part.ts'
import type { Strategy } from './strategy.ts'

/** How the odds of a family are found. */
export interface Solver<Rules extends RuleSet> {
  /** Its rounds go on with what the rounds before have left in the shoe. */
  readonly fromAShoe?: true
  /** How its hands can be played, the usual way first; where nothing is said, as well as can be and no other way. */
  strategies?(rules: Rules): readonly [usual: Strategy, ...others: Strategy[]]
  /** In parts, so that nobody waits for a wager that was not asked for. */
  parts(rules: Rules, circumstances: Circumstances & { readonly strategy: Strategy }): readonly Part[]
}

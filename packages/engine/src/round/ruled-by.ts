import type { Cite } from '../rules/cite.ts'
import type { Saying } from '../say/saying.ts'

/** Something on which the floor of a game may rule. */
export interface Rulable {
  readonly name: string
  /** What a ruling on it must name. */
  readonly names: readonly string[]
}

/**
 * What a consequence looks at cards for that may lie face down: `whether` it can be ruled at all, or only `what`
 * follows. Who may not see the cards must not learn of them by asking.
 */
export type Looks = 'whether' | 'what'

/** By what a ruling is decided. */
export interface RuledBy {
  readonly says: { readonly when: Saying; readonly then: Saying }
  readonly cite: Cite
  readonly looks?: Looks
}

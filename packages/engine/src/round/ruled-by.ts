import type { Cite } from '../rules/cite.ts'
import type { Saying } from '../say/saying.ts'

/** An incident that the floor of a game may rule on. */
export interface RulableIncident {
  readonly name: string
  /** The arguments of a ruling on it. */
  readonly names: readonly string[]
}

/**
 * Why a consequence looks at cards that may lie face down: to know `whether` it applies at all, or only
 * `what` follows. A viewer who may not see the cards must not learn of them by asking.
 */
export type LookPurpose = 'whether' | 'what'

/** The row that decides a ruling. */
export interface RuledBy {
  readonly says: { readonly when: Saying; readonly then: Saying }
  readonly cite: Cite
  readonly looks?: LookPurpose
}

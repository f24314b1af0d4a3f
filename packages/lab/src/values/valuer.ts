import type { Refusal, RuleSet } from '@cardroom/engine'
import type { ValuedChoices } from './answer.ts'
import type { Position } from './position.ts'

/** How a family values the choices of a seat. */
export interface Valuer<Rules extends RuleSet> {
  /** Whether its rounds continue with the same shoe. */
  readonly fromAShoe?: true
  /** Whether its values are estimates, by which play is not judged. */
  readonly estimate?: true
  choices(position: Position<Rules>): ValuedChoices | Refusal
}

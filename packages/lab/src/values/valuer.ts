import type { Refusal, RuleSet } from '@cardroom/engine'
import type { Valued } from './answer.ts'
import type { Position } from './position.ts'

/** How a family finds what the choices of a seat are worth. */
export interface Valuer<Rules extends RuleSet> {
  /** Its rounds go on with what the rounds before have left in the shoe. */
  readonly fromAShoe?: true
  /** What it finds is no solved strategy: nobody's play is judged by it. */
  readonly estimate?: true
  choices(position: Position<Rules>): Valued | Refusal
}

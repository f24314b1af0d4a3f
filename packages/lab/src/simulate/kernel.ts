import type { PlayerDealerRules, Readings, RuleSet } from '@cardroom/engine'
import type { Strategy } from '../odds/strategy.ts'
import type { FastRandom } from '../random/random.ts'
import type { Tally } from './tally.ts'

/** What is simulated, as plain data. */
export interface Simulated<Rules extends RuleSet = PlayerDealerRules> {
  readonly rules: Rules
  readonly readings: Readings
  readonly decks: number
  /** Where a kernel knows more than one. */
  readonly strategy?: Strategy
}

/** Plays rounds and counts what came of them. */
export interface Kernel {
  round(random: FastRandom): void
  /** Before a chunk: nothing of the rounds before may show in those that follow. */
  reset(): void
  /** Everything so far. */
  tallies(): Tally[]
  /** The cards of the last round in the order in which they were dealt. */
  dealt(): readonly number[]
}

import type { PlayerDealerRules, Readings, RuleSet } from '@cardroom/engine'
import type { Strategy } from '../odds/strategy.ts'
import type { FastRandom } from '../random/random.ts'
import type { WagerTally } from './tally.ts'

/** The subject of a simulation, as plain data. */
export interface SimulatedGame<Rules extends RuleSet = PlayerDealerRules> {
  readonly rules: Rules
  readonly readings: Readings
  readonly decks: number
  /** For kernels with more than one strategy. */
  readonly strategy?: Strategy
}

/** Plays rounds and counts what came of them. */
export interface Kernel {
  round(random: FastRandom): void
  /** Resets before a chunk: earlier rounds must not affect later ones. */
  reset(): void
  /** Everything so far. */
  tallies(): WagerTally[]
  /** The cards of the last round in the order in which they were dealt. */
  dealt(): readonly number[]
}

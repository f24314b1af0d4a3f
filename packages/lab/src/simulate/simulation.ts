import type { PlayerDealerRules, Readings, RuleSet } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import type { Strategy } from '../odds/circumstances.ts'
import type { Job, JobPlace } from '../parallel/work.ts'
import { FastRandom } from '../random/random.ts'
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

/** How rounds of a family are played fast. */
interface Maker<Rules extends RuleSet, Prepared> {
  /** Rounds that are played at a time. */
  readonly chunk: number
  /** Found once, before the workers start, as plain data. */
  prepare(simulated: SimulatedGame<Rules>): Prepared
  make(simulated: SimulatedGame<Rules>, prepared: Prepared): Kernel
}

/** For kernels that need nothing found beforehand. */
export const prepareNothing = (): undefined => undefined

interface SimulationSetup<Rules extends RuleSet, Prepared> extends SimulatedGame<Rules> {
  readonly seed: string
  readonly rounds: number
  readonly prepared: Prepared
}

/** The job of playing rounds of a family. */
export interface Simulation<Rules extends RuleSet = BankedRules, Prepared = unknown>
  extends Job<SimulationSetup<Rules, Prepared>, readonly WagerTally[]>,
    Pick<Maker<Rules, Prepared>, 'chunk' | 'prepare'> {}

export const simulation = <Rules extends RuleSet, Prepared>(
  at: JobPlace,
  { chunk, prepare, make }: Maker<Rules, Prepared>,
): Simulation<Rules, Prepared> => ({
  at,
  chunk,
  prepare,
  start(setup) {
    const kernel = make(setup, setup.prepared)
    return {
      run(number) {
        const random = new FastRandom(setup.seed, number)
        const end = Math.min(setup.rounds, (number + 1) * chunk)
        kernel.reset()
        for (let round = number * chunk; round < end; round++) kernel.round(random)
      },
      finish: () => kernel.tallies(),
    }
  },
})

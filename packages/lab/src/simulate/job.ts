import type { Job } from '../parallel/work.ts'
import type { Simulated } from './kernel.ts'
import { makerOf } from './kernels.ts'
import { FastRandom } from './random.ts'
import type { Tally } from './tally.ts'

export interface SimulationSetup extends Simulated {
  readonly seed: string
  readonly rounds: number
  readonly prepared: Uint8Array | undefined
}

export const simulationJob: Job<SimulationSetup, readonly Tally[]> = setup => {
  const maker = makerOf(setup.rules.family)
  const kernel = maker.make(setup, setup.prepared)
  return {
    run(chunk) {
      const random = new FastRandom(setup.seed, chunk)
      const end = Math.min(setup.rounds, (chunk + 1) * maker.chunk)
      kernel.reset()
      for (let round = chunk * maker.chunk; round < end; round++) kernel.round(random)
    },
    finish: () => kernel.tallies(),
  }
}

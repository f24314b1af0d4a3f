import type { RuleSet } from '@cardroom/engine'
import { runJob } from '../parallel/run.ts'
import { sayOfWork } from '../parallel/sentences.ts'
import type { Watch } from '../parallel/work.ts'
import type { Simulation } from './simulation.ts'
import { type SimulationQuestion, type SimulationState, startState } from './state.ts'
import { addTallies } from './tally.ts'

/**
 * Plays the missing rounds. The answer is the same with any number of workers, and however often it was
 * stopped.
 */
export async function playRounds<Rules extends RuleSet>(
  simulation: Simulation<Rules>,
  question: SimulationQuestion<Rules>,
  watch: Watch,
  before = startState(question),
): Promise<SimulationState> {
  const { rounds } = question
  const { chunk } = simulation
  if (before.rounds >= rounds) return before
  const setup = { ...question, prepared: simulation.prepare(question) }
  const chunks = { from: before.rounds / chunk, to: Math.ceil(rounds / chunk) }
  const { sums, next } = await runJob(simulation, setup, chunks, watch, sayOfWork('work-on-rounds'))
  const all = before.rounds > 0 ? [before.tallies, ...sums] : sums
  return {
    ...before,
    rounds: Math.min(rounds, next * chunk),
    tallies: all[0]!.map((_, i) => addTallies(all.map(tallies => tallies[i]!))),
  }
}

import { type Refusal, refuse } from '@cardroom/engine'
import type { Watch } from '../parallel/work.ts'
import { engineSimulation } from '../simulate/engine-kernel.ts'
import { playRounds } from '../simulate/play.ts'
import { type SimulationQuestion, type SimulationState, startOf } from '../simulate/state.ts'
import { familyOf } from './families.ts'

/** Plays the rounds that are missing, by the engine itself where there is no faster way. */
export async function simulate(
  question: SimulationQuestion,
  watch: Watch,
  before?: SimulationState,
): Promise<SimulationState | Refusal> {
  const simulation = familyOf(question.rules)?.simulation ?? engineSimulation
  const wrong = before && unfit(before, question, simulation.chunk)
  return wrong ? refuse(wrong) : playRounds(simulation, question, watch, before)
}

/** Why a state cannot be gone on with. */
function unfit(before: SimulationState, question: SimulationQuestion, chunk: number): string | undefined {
  const start = startOf(question)
  for (const part of ['simulation', 'game', 'decks', 'seed', 'strategy'] as const) {
    if (before[part] !== start[part])
      return `the state is of another simulation: its ${part} is ${before[part]}`
  }
  if (JSON.stringify(before.readings) !== JSON.stringify(start.readings)) {
    return 'the state is of another simulation: its readings differ'
  }
  const finished = before.rounds % chunk !== 0 && before.rounds < question.rounds
  return finished ? `the simulation in the state was finished with ${before.rounds} rounds` : undefined
}

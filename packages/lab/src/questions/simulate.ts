import type { Refusal } from '@cardroom/engine'
import type { Watch } from '../parallel/work.ts'
import { engineSimulation } from '../simulate/engine-kernel.ts'
import { refuseSimulation } from '../simulate/refusals.ts'
import { playRounds, type SimulationQuestion, type SimulationState, startState } from '../simulate/state.ts'
import { familyOf } from './families.ts'

/** Plays the rounds that are missing, by the engine itself where there is no faster way. */
export async function simulate(
  question: SimulationQuestion,
  watch: Watch,
  before?: SimulationState,
): Promise<SimulationState | Refusal> {
  const family = familyOf(question.rules)
  const byEngine = family?.onlyByEngine?.(question.readings) ?? false
  const simulation = (byEngine ? undefined : family?.simulation) ?? engineSimulation
  const wrong = before && unfit(before, question, simulation.chunk)
  return wrong ?? playRounds(simulation, question, watch, before)
}

/** Why a simulation cannot go on from a state. */
function unfit(before: SimulationState, question: SimulationQuestion, chunk: number): Refusal | undefined {
  const start = startState(question)
  for (const part of ['simulation', 'game', 'decks', 'seed', 'strategy'] as const) {
    if (before[part] !== start[part]) {
      return refuseSimulation('state-of-another-simulation', { part, is: before[part] })
    }
  }
  if (JSON.stringify(before.readings) !== JSON.stringify(start.readings)) {
    return refuseSimulation('state-under-other-readings')
  }
  const finished = before.rounds % chunk !== 0 && before.rounds < question.rounds
  return finished ? refuseSimulation('simulation-was-finished', { rounds: before.rounds }) : undefined
}

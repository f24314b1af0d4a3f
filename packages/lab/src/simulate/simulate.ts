import { type Refusal, refuse } from '@cardroom/engine'
import type { OddsAnswer } from '../odds/answer.ts'
import { runJob } from '../parallel/run.ts'
import type { Watch } from '../parallel/work.ts'
import type { Simulated } from './kernel.ts'
import { makerOf } from './kernels.ts'
import { addTallies, type Tally, tallyOdds } from './tally.ts'

export interface SimulationQuestion extends Simulated {
  readonly rounds: number
  /** 64 hexadecimal digits. */
  readonly seed: string
}

/** How far a simulation has come: enough to go on later, as plain data. */
export interface SimulationState {
  readonly simulation: 1
  readonly game: string
  readonly decks: number
  readonly readings: Simulated['readings']
  readonly seed: string
  readonly strategy?: Simulated['strategy']
  /** Rounds played so far. */
  readonly rounds: number
  readonly tallies: readonly Tally[]
}

/** Plays the rounds that are missing. The answer is the same with any number of workers, and however often it was stopped. */
export async function simulate(
  question: SimulationQuestion,
  watch: Watch,
  before?: SimulationState,
): Promise<SimulationState | Refusal> {
  const { rules, readings, decks, seed, rounds, strategy } = question
  const { chunk, prepare } = makerOf(rules.family)
  const start: SimulationState = {
    simulation: 1,
    game: rules.id,
    decks,
    readings,
    seed,
    ...(strategy ? { strategy } : {}),
    rounds: 0,
    tallies: [],
  }
  const wrong = before && unfit(before, start, rounds, chunk)
  if (wrong) return refuse(wrong)
  const done = before?.rounds ?? 0
  if (done >= rounds) return before!
  const setup = { ...question, prepared: prepare?.(question) }
  const chunks = { from: done / chunk, to: Math.ceil(rounds / chunk) }
  const { sums, next } = await runJob('simulation', setup, chunks, watch, 'rounds')
  const all = [...(before ? [before.tallies] : []), ...sums]
  return {
    ...start,
    rounds: Math.min(rounds, next * chunk),
    tallies: all[0]!.map((_, i) => addTallies(all.map(tallies => tallies[i]!))),
  }
}

/** Why a state cannot be gone on with. */
function unfit(
  before: SimulationState,
  start: SimulationState,
  rounds: number,
  chunk: number,
): string | undefined {
  for (const part of ['simulation', 'game', 'decks', 'seed', 'strategy'] as const) {
    if (before[part] !== start[part])
      return `the state is of another simulation: its ${part} is ${before[part]}`
  }
  if (JSON.stringify(before.readings) !== JSON.stringify(start.readings)) {
    return 'the state is of another simulation: its readings differ'
  }
  const finished = before.rounds % chunk !== 0 && before.rounds < rounds
  return finished ? `the simulation in the state was finished with ${before.rounds} rounds` : undefined
}

/** What a simulation says so far; a wager is only known with how far off it may be. */
export const simulatedAnswer = (state: SimulationState): OddsAnswer => ({
  game: state.game,
  decks: state.decks,
  method: 'simulated',
  rounds: state.rounds,
  wagers: state.tallies.map(tallyOdds),
})

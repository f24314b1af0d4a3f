import type { RuleSet } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import type { OddsAnswer } from '../odds/answer.ts'
import { runJob } from '../parallel/run.ts'
import { sayOfWork } from '../parallel/sentences.ts'
import type { Watch } from '../parallel/work.ts'
import type { SimulatedGame, Simulation } from './simulation.ts'
import { addTallies, tallyOdds, type WagerTally } from './tally.ts'

/** The subject of a simulation: a game, its circumstances, and the number of rounds. */
export interface SimulationQuestion<Rules extends RuleSet = BankedRules> extends SimulatedGame<Rules> {
  readonly rounds: number
  /** 64 hexadecimal digits. */
  readonly seed: string
}

/** How far a simulation has come: enough to go on later, as plain data. */
export interface SimulationState {
  readonly simulation: 1
  readonly game: string
  readonly decks: number
  readonly readings: SimulatedGame['readings']
  readonly seed: string
  readonly strategy?: SimulatedGame['strategy']
  /** Rounds played so far. */
  readonly rounds: number
  readonly tallies: readonly WagerTally[]
}

/** Before the first round. */
export const startState = ({
  rules,
  readings,
  decks,
  seed,
  strategy,
}: SimulationQuestion<RuleSet>): SimulationState => ({
  simulation: 1,
  game: rules.id,
  decks,
  readings,
  seed,
  ...(strategy ? { strategy } : {}),
  rounds: 0,
  tallies: [],
})

/** The answer of a simulation so far, with the error of each wager. */
export const simulatedAnswer = (state: SimulationState): OddsAnswer => ({
  game: state.game,
  decks: state.decks,
  method: 'simulated',
  rounds: state.rounds,
  wagers: state.tallies.map(tallyOdds),
})

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

import type { RuleSet } from '@cardroom/engine'
import type { BankedRules } from '@cardroom/engine/banked'
import type { OddsAnswer } from '../odds/answer.ts'
import type { Simulated } from './kernel.ts'
import { type Tally, tallyOdds } from './tally.ts'

/** What is simulated: a game, its circumstances, and how many rounds. */
export interface SimulationQuestion<Rules extends RuleSet = BankedRules> extends Simulated<Rules> {
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

/** Before the first round. */
export const startOf = ({
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

/** What a simulation says so far; a wager is only known with how far off it may be. */
export const simulatedAnswer = (state: SimulationState): OddsAnswer => ({
  game: state.game,
  decks: state.decks,
  method: 'simulated',
  rounds: state.rounds,
  wagers: state.tallies.map(tallyOdds),
})

import {
  type Ask,
  type Game,
  type Input,
  type Round,
  type Rules,
  unwrap,
  writeInputs,
  writeRefusal,
} from '@cardroom/engine'
import { giveInput, type HouseSetup, nextInput, ShuffledShoe } from '@cardroom/engine/random'
import type { ExerciseLevel } from '../exercise/exercise.ts'
import type { Chance } from './chance.ts'
import { moveOf } from './moves.ts'

/** The most inputs of a round of any game. */
const MAX_INPUTS = 5_000

/** A round at a school table, dealt and decided by chance: the same seed gives the same round. */
export class SeededTable {
  readonly game: Game<Rules>
  readonly house: HouseSetup
  readonly setup: object
  readonly round: Round
  readonly #chance: Chance
  readonly #shoe: ShuffledShoe

  constructor(game: Game<Rules>, house: HouseSetup, setup: object, round: Round, chance: Chance) {
    this.game = game
    this.house = house
    this.setup = setup
    this.round = round
    this.#chance = chance
    this.#shoe = new ShuffledShoe(round.shoe, chance.randomness)
  }

  /** Gives the round what it waits for. */
  step(): void {
    const decide = (ask: Ask) => moveOf(this.game, this.round, ask, this.#chance)
    const input = nextInput(this.round, this.#shoe, this.#chance.randomness, decide)
    const refusal = giveInput(this.round, input, this.#shoe)
    if (refusal) throw new Error(writeRefusal(refusal))
  }

  /** Plays on until a condition holds, before the next input; returns whether it ever did. */
  playUntil(isSo: (round: Round) => boolean): boolean {
    for (let n = 0; n < MAX_INPUTS; n++) {
      if (isSo(this.round)) return true
      if (this.round.over) return false
      this.step()
    }
    return false
  }

  playOut(): void {
    this.playUntil(({ over }) => over)
  }

  /** Replays the round to where it stands now. */
  again(inputs: readonly Input[] = this.round.inputs): Round {
    const round = unwrap(this.game.start(this.setup, this.house.posted))
    for (const input of inputs) round.take(input)
    return round
  }

  /** The record of the round so far. */
  record(): Readonly<Record<string, unknown>> {
    const { choice } = this.house
    return {
      record: 1,
      game: this.game.rules.id,
      ...choice,
      ...this.setup,
      ...writeInputs(this.round.inputs),
    }
  }
}

/** What a table must have. */
export interface TableRequirements {
  readonly level: ExerciseLevel
  /** A schedule option is in force. */
  readonly fees: boolean
  /** The player-dealer covers everything, whatever the level. */
  readonly covers?: true
}

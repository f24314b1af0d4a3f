import {
  type Ask,
  askedSeat,
  deciderOf,
  type Game,
  type Input,
  type Move,
  type Option,
  type Round,
  type Rules,
  unwrap,
  writeInputs,
  writeRefusal,
} from '@cardroom/engine'
import { giveInput, type HouseSetup, nextInput, ShuffledShoe } from '@cardroom/engine/random'
import type { ExerciseLevel } from '../exercise/exercise.ts'
import type { Chance } from './chance.ts'

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

/**
 * The move of a player at a school table. Against a player-dealer everybody plays as a regular; in a pot game
 * most stay in, and now and then one goes all-in, so that there is something to divide.
 */
function moveOf(game: Game, round: Round, ask: Ask, chance: Chance): Move {
  if (game.kind === 'pot') return stayIn(ask, chance)
  return game.advise(round.view(askedSeat(ask)), ask)
}

function stayIn(ask: Ask, chance: Chance): Move {
  const staying = ask.options.filter(({ ends }) => !ends)
  const options = staying.length > 0 && !chance.oneIn(8) ? staying : ask.options
  const quiet = options.filter(({ cents }) => !cents)
  const option =
    (quiet.length > 0 && !chance.oneIn(4) ? chance.pick(quiet) : chance.pick(options)) ?? options[0]!
  return { kind: 'move', ...deciderOf(ask), move: option.move, ...argumentsOf(option, chance) }
}

function argumentsOf({ cents, cards, to }: Option, chance: Chance): Partial<Move> {
  const target = to === undefined ? {} : { to }
  if (cents) {
    const { min, max } = cents
    return { ...target, cents: chance.oneIn(2) ? max : min }
  }
  if (!cards) return target
  const { from, min, max, groups } = cards
  if (groups) return { ...target, cards: chance.pick(groups) ?? [] }
  return { ...target, cards: chance.shuffled(from).slice(0, chance.between(min, Math.min(max, 3))) }
}

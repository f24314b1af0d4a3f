import {
  type Game,
  granted,
  type Input,
  isRefusal,
  type Refusal,
  type Round,
  type Rules,
  writeInputs,
  writeRefusal,
} from '@cardroom/engine'
import { type Card, shuffle } from '@cardroom/engine/cards'
import type { Rulebook } from '@cardroom/rulebook'
import type { Level } from '../exercise/exercise.ts'
import type { Chance } from './chance.ts'
import { type House, houseOf } from './house.ts'
import { moveOf } from './moves.ts'
import { panSetup, pokerSetup } from './stacks.ts'
import { bankedSetup } from './wagers.ts'

/** Some tables by chance go beyond what an option allows: then others are tried. */
const TRIES = 60
/** No round of any game takes more inputs than this. */
const MOST_INPUTS = 5_000

/** A round at a table of the school, which deals and decides by chance: the same seed, the same round. */
export class SeededTable {
  readonly game: Game<Rules>
  readonly house: House
  readonly setup: object
  readonly round: Round
  readonly #chance: Chance
  readonly #shoe: Card[]

  constructor(game: Game<Rules>, house: House, setup: object, round: Round, chance: Chance) {
    this.game = game
    this.house = house
    this.setup = setup
    this.round = round
    this.#chance = chance
    this.#shoe = shuffle([...round.shoe], chance.randomness)
  }

  /** Gives the round what it waits for. */
  step(): void {
    const input = this.#next()
    const refusal = this.round.take(input)
    if (!refusal) return
    // A ruling may have named the card that must come next: then that one comes.
    if (input.kind !== 'card') throw new Error(writeRefusal(refusal))
    this.#shoe.push(input.card)
    const at = this.#shoe.findIndex(card => this.round.take({ kind: 'card', card }) === undefined)
    if (at < 0) throw new Error(writeRefusal(refusal))
    this.#shoe.splice(at, 1)
  }

  /** Plays on until it is so, before the next input; whether it ever was. */
  playUntil(isSo: (round: Round) => boolean): boolean {
    for (let n = 0; n < MOST_INPUTS; n++) {
      if (isSo(this.round)) return true
      if (this.round.over) return false
      this.step()
    }
    return false
  }

  playOut(): void {
    this.playUntil(({ over }) => over)
  }

  /** Plays the round anew to where it stands now. */
  again(inputs: readonly Input[] = this.round.inputs): Round {
    const round = granted(this.game.start(this.setup, this.house.posted))
    for (const input of inputs) round.take(input)
    return round
  }

  /** The round as far as it has come, as a record. */
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

  #next(): Input {
    const { awaiting } = this.round
    switch (awaiting.kind) {
      case 'card': {
        const card = this.#shoe.pop()
        if (card === undefined) throw new Error('the shoe is empty')
        return { kind: 'card', card }
      }
      case 'dice':
        return {
          kind: 'dice',
          dice: Array.from({ length: awaiting.count }, () => this.#chance.between(1, 6)),
        }
      case 'shuffle':
        this.#shoe.push(...awaiting.cards)
        shuffle(this.#shoe, this.#chance.randomness)
        return { kind: 'shuffled' }
      case 'decision': {
        const ask = this.#chance.pick(awaiting.asked)
        if (!ask) throw new Error('nobody is asked')
        return moveOf(this.game, this.round, ask, this.#chance)
      }
      case 'settlement':
        return { kind: 'settle' }
      case 'nothing':
        throw new Error('the round is over')
    }
  }
}

/** How a table is to be. */
export interface Laid {
  readonly level: Level
  /** A schedule option is in force. */
  readonly fees: boolean
  /** The player-dealer covers everything, whatever the level. */
  readonly covers?: true
}

/** A table of a game by chance; nothing where none can be laid. */
export function layTable(
  game: Game<Rules>,
  book: Rulebook,
  laid: Laid,
  chance: Chance,
): SeededTable | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const house = houseOf(game.rules, book, chance, laid.fees)
    const setup = house && setupOf(game.rules, house, laid, chance)
    if (!house || !setup || isRefusal(setup)) continue
    const round = game.start(setup, house.posted)
    if (!isRefusal(round)) return new SeededTable(game, house, setup, round, chance)
  }
  return undefined
}

function setupOf(rules: Rules, house: House, laid: Laid, chance: Chance): object | Refusal {
  switch (rules.family) {
    case 'poker':
      return pokerSetup(rules, house, laid.level, chance)
    case 'pan':
      return panSetup(rules, house, laid.level, chance)
    default:
      return bankedSetup(rules, house, laid, chance)
  }
}

import {
  type Ask,
  askedSeat,
  deciderOf,
  type Game,
  type Move,
  type Option,
  type Round,
} from '@cardroom/engine'
import type { Chance } from './chance.ts'

/**
 * The move of a player at a school table. Against a player-dealer everybody plays as a regular; in a pot game
 * most stay in, and now and then one goes all-in, so that there is something to divide.
 */
export function moveOf(game: Game, round: Round, ask: Ask, chance: Chance): Move {
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

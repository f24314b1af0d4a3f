import type { Felt } from '../../round/felt.ts'
import type { FirstToAct } from '../rules/rules.ts'
import type { Player } from './player.ts'
import { firstShowing, upCards } from './up-cards.ts'

/** The order in which the players act, and the place of the first. */
export type TurnOrder = readonly [order: readonly Player[], first: number]

/**
 * Begins left of the last blind; the player who killed the pot acts last, at any seat, and a second killer
 * after the first.
 */
export function afterBlinds(
  players: readonly Player[],
  last: Player | undefined,
  kills: readonly Player[],
): TurnOrder {
  const first = last ? (players.indexOf(last) + 1) % players.length : 0
  if (kills.length === 0) return [players, first]
  const others = [...players.slice(first), ...players.slice(0, first)]
  return [[...others.filter(player => !kills.includes(player)), ...kills], 0]
}

/** From the best hand that shows, or the lowest. */
export function orderByBoard(
  players: readonly Player[],
  felt: Felt,
  which: Extract<FirstToAct, 'high-board' | 'low-board'>,
): TurnOrder {
  const shown = players.map(player =>
    player.live ? { up: upCards(felt, player), wild: player.jokerAt !== undefined } : undefined,
  )
  return [players, firstShowing(shown, which === 'high-board' ? 'high' : 'low')]
}

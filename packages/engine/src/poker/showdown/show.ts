import type { Awaiting, Option } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import type { Settlement } from './settlement.ts'

const SHOW_OR_MUCK: readonly Option[] = [
  { move: 'show', safe: true, key: 's' },
  { move: 'muck', ends: true, key: 'm' },
]

/**
 * Shows the hands in order. A hand that can still win is turned over; a player beaten by the open hands may
 * throw the hand away unseen, where the filing lets a loser do so.
 */
export function* showInTurn(hand: PokerHand, settlement: Settlement): Script {
  const { betting, felt, players, stage } = hand
  stage.showing = true
  let player: Player | undefined
  const question = (): Awaiting | undefined =>
    player?.live && players.live > 1
      ? { kind: 'decision', asked: [{ seat: player.seat, options: SHOW_OR_MUCK, offer: true }] }
      : undefined
  for (player of betting.showingOrder) {
    if (!player.live || players.live < 2) continue
    const move = settlement.isBeaten(player) ? moveIn(yield question) : undefined
    if (move?.move === 'muck') {
      felt.say({ type: 'moved', move })
      player.out = 'mucked'
    } else if (player.live) settlement.show(player)
  }
}

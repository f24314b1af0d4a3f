import type { PokerSetup } from '../rules/setup.ts'
import type { Terms } from '../rules/terms.ts'
import type { Player } from './player.ts'

/** What the blinds have set before the first card: what must be called, and after whom the betting begins. */
export interface Posted {
  readonly toCall: number
  readonly last: number
}

export type Post = (player: Player, what: string, cents: number) => void

/**
 * Antes, blinds, a straddle, the posts of those who come in. `players` are those dealt in, clockwise from the
 * button's left.
 */
export function postAll(
  players: readonly Player[],
  { ante, anteFrom, blinds = [], straddle, post = [], button }: PokerSetup,
  terms: Terms,
  said: Post,
): Posted {
  const dealer = button === undefined ? players.at(-1) : players.find(player => player.seat === button)
  const blindAt = (i: number) =>
    players.length === 2 && blinds.length === 2 && terms.buttonPostsSmallBlind ? 1 - i : i
  if (ante !== undefined) {
    for (const player of players) {
      if (anteFrom === 'dealer' && player !== dealer) continue
      if (anteFrom === 'big-blind' && player !== players[blindAt(blinds.length - 1)]) continue
      said(player, 'ante', player.payDead(ante, anteFrom === undefined))
    }
  }
  let last = -1
  blinds.forEach((cents, i) => {
    last = blindAt(i)
    if (cents > 0)
      said(players[last]!, i === blinds.length - 1 ? 'big-blind' : 'small-blind', players[last]!.pay(cents))
  })
  for (const { seat, live = 0, dead = 0 } of post) {
    const player = players.find(one => one.seat === seat)!
    if (dead > 0) said(player, 'dead-post', player.payDead(dead, false))
    if (live > 0) said(player, 'post', player.pay(live))
  }
  let toCall = blinds.length > 0 ? Math.max(...blinds) : 0
  if (straddle) {
    last = players.findIndex(one => one.seat === straddle.seat)
    said(players[last]!, 'straddle', players[last]!.pay(straddle.amount))
    toCall = straddle.amount
  }
  return { toCall, last }
}

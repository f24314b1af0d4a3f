import type { Cents } from '../../money/cents.ts'
import { beforeSeat } from '../../round/button.ts'
import type { Felt } from '../../round/felt.ts'
import type { PokerSetup } from '../rules/setup.ts'
import type { Player } from './player.ts'
import type { Players } from './players.ts'

/** What the blinds have set before the first card: what must be called, and after whom the betting begins. */
export interface BlindsPosted {
  readonly toCall: Cents
  /** The last player who posted; undefined without blinds. */
  readonly last: Player | undefined
}

/** Posts antes, blinds, a straddle and the posts of players who come in, and lays the buttons. */
export function postAll(players: Players, setup: PokerSetup, felt: Felt): BlindsPosted {
  const { blinds = [], straddle, button } = setup
  const posted = (player: Player, what: string, cents: Cents) =>
    felt.say({ type: 'posted', seat: player.seat, what, cents })
  if (button !== undefined) felt.button('dealer', beforeSeat(button))
  postAntes(players, setup, posted)
  let last: Player | undefined
  let toCall = 0
  for (let i = 0; i < blinds.length; i++) {
    const cents = blinds[i]!
    if (cents > toCall) toCall = cents
    last = players.blindAt(i)
    const what = i === blinds.length - 1 ? 'big-blind' : 'small-blind'
    if (last && cents > 0) posted(last, what, last.pay(cents))
  }
  for (const { seat, live = 0, dead = 0 } of setup.post ?? []) {
    const player = players.at(seat)
    if (!player) continue
    if (dead > 0) posted(player, 'dead-post', player.payDead(dead, false))
    if (live > 0) posted(player, 'post', player.pay(live))
  }
  const straddler = straddle && players.at(straddle.seat)
  if (straddler) {
    last = straddler
    posted(straddler, 'straddle', straddler.pay(straddle.amount))
    toCall = straddle.amount
  }
  const small = blinds.length > 1 ? players.blindAt(0) : undefined
  const big = players.blindAt(blinds.length - 1)
  if (small) felt.button('small-blind', beforeSeat(small.seat))
  if (big && blinds.length > 0) felt.button('big-blind', beforeSeat(big.seat))
  return { toCall, last }
}

/** Everybody's ante, or one that the dealer or the big blind pays for all. */
function postAntes(
  players: Players,
  { ante, anteFrom, blinds = [], button }: PokerSetup,
  posted: (player: Player, what: string, cents: Cents) => void,
): void {
  if (ante === undefined) return
  const dealer = button === undefined ? players.all.at(-1) : players.dealer
  const one = anteFrom === 'dealer' ? dealer : players.blindAt(blinds.length - 1)
  for (const player of players.all) {
    if (anteFrom !== undefined && player !== one) continue
    posted(player, 'ante', player.payDead(ante, anteFrom === undefined))
  }
}

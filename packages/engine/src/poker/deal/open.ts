import type { Awaiting, Option } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import type { Bets } from '../hand/bets.ts'
import type { Player } from '../hand/player.ts'
import { openerAmong } from '../hand/up-cards.ts'
import type { PokerPlay } from '../play.ts'

/** The up card that has the forced bet opens; one who has no chips left passes it on to the left. */
export function* open(play: PokerPlay, bets: Bets): Script {
  const move = moveIn(yield () => opening(play, bets))
  play.asked = undefined
  if (!move) return
  const opener = play.playerAt(move.seat)!
  if (move.move === 'bring-in') {
    play.felt.say({ type: 'moved', move })
    putIn(play, bets, opener)
  } else {
    play.act(opener, move)
  }
}

/** Who has to open, and how; a ruling may have put the opener out, or stand in place of the opening. */
function opening(play: PokerPlay, bets: Bets): Awaiting | undefined {
  play.asked = undefined
  if (bets.current > 0 || play.live < 2) return undefined
  const opener = openerOf(play)
  if (!opener) return undefined
  bets.startAt(opener)
  const forced = forcedOptions(play, bets, opener)
  if (!forced) return undefined
  if (forced[0]!.costs !== undefined && opener.behind <= forced[0]!.costs) {
    putIn(play, bets, opener)
    return undefined
  }
  play.asked = opener
  return { kind: 'decision', asked: [{ seat: opener.seat, options: forced }] }
}

/** Whose up card opens; `undefined` when nobody who could has chips. */
function openerOf(play: PokerPlay): Player | undefined {
  const { opening } = play.rules
  if (opening.by !== 'up-card') return undefined
  const card = play.setup.opener ?? opening.card
  const ups = play.players.map(player => (player.live ? play.upCards(player) : []))
  const at = openerAmong(ups, opening, card)
  for (let i = 0; i < play.players.length; i++) {
    const player = play.players[(at + i) % play.players.length]!
    if (player.live && player.behind > 0) return player
  }
  return undefined
}

/** What the opener may do: the bring-in or a full bet, or a bet it must make; nothing is forced without one. */
function forcedOptions(play: PokerPlay, bets: Bets, opener: Player): Option[] | undefined {
  const { opening, streets } = play.rules
  if (opening.by !== 'up-card') return undefined
  if (opening.puts === 'bet') {
    const cents = bets.range(opener)!
    return cents.min === opener.behind ? [{ move: 'bet', costs: cents.min }] : [{ move: 'bet', cents }]
  }
  const { bringIn } = play.setup
  if (bringIn === undefined || streets[play.street]!.first !== 'opener') return undefined
  const full = bets.range(opener)
  return [{ move: 'bring-in', costs: bringIn }, ...(full ? [{ move: 'bet', cents: full }] : [])]
}

/** The forced bet: as much of it as the opener has. */
export function putIn(play: PokerPlay, bets: Bets, opener: Player): void {
  const amount = play.setup.bringIn ?? play.stakes.lower.least
  const cents = opener.pay(amount)
  play.felt.say({ type: 'posted', seat: opener.seat, what: 'bring-in', cents })
  bets.bringIn(amount)
  bets.acted(opener)
}

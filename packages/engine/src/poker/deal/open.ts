import type { Awaiting, Option } from '../../round/awaiting.ts'
import { moveIn, type Script } from '../../round/script.ts'
import type { BettingRound } from '../hand/bets.ts'
import type { PokerHand } from '../hand/hand.ts'
import type { Player } from '../hand/player.ts'
import { openerAmong, upCards } from '../hand/up-cards.ts'

/** The player whose up card has the forced bet opens; without chips, the bet passes to the left. */
export function* openBetting(hand: PokerHand, bets: BettingRound): Script {
  const move = moveIn(yield () => opening(hand, bets))
  hand.stage.asked = undefined
  const opener = move && hand.players.at(move.seat)
  if (!opener) return
  if (move.move === 'bring-in') {
    hand.felt.say({ type: 'moved', move })
    putIn(hand, bets, opener)
  } else {
    hand.betting.act(opener, move)
  }
}

/** Who has to open, and how; a ruling may have put the opener out, or replace the opening. */
function opening(hand: PokerHand, bets: BettingRound): Awaiting | undefined {
  hand.stage.asked = undefined
  if (bets.current > 0 || hand.players.live < 2) return undefined
  const opener = openerOf(hand)
  if (!opener) return undefined
  bets.startAt(opener)
  const forced = forcedOptions(hand, bets, opener)
  if (!forced) return undefined
  const costs = forced[0].costs ?? 0
  if (costs >= opener.behind) {
    putIn(hand, bets, opener)
    return undefined
  }
  hand.stage.asked = opener
  return { kind: 'decision', asked: [{ seat: opener.seat, options: forced }] }
}

/** Whose up card opens; `undefined` when nobody who could has chips. */
function openerOf({ rules: { opening }, setup, players: { all }, felt }: PokerHand): Player | undefined {
  if (opening.by !== 'up-card') return undefined
  const ups = all.map(player => (player.live ? upCards(felt, player) : []))
  const at = openerAmong(ups, opening, setup.opener ?? opening.card)
  return [...all.slice(Math.max(0, at)), ...all.slice(0, Math.max(0, at))].find(
    player => player.live && player.behind > 0,
  )
}

/**
 * The opener's options: the bring-in or a full bet, or a bet that it must make; without a forced bet none.
 */
function forcedOptions(
  { rules: { opening }, setup: { bringIn }, stage }: PokerHand,
  bets: BettingRound,
  opener: Player,
): [Option, ...Option[]] | undefined {
  if (opening.by !== 'up-card') return undefined
  const bet = bets.raise(opener)
  if (opening.puts === 'bet') {
    if (!bet?.cents) return undefined
    const { min } = bet.cents
    return [min === opener.behind ? { move: 'bet', costs: min, key: 'b' } : bet]
  }
  if (bringIn === undefined || stage.street.first !== 'opener') return undefined
  return [{ move: 'bring-in', costs: bringIn, safe: true, key: 'i' }, ...(bet ? [bet] : [])]
}

/** The forced bet: as much of it as the opener has. */
export function putIn({ setup, betting, felt }: PokerHand, bets: BettingRound, opener: Player): void {
  const amount = setup.bringIn ?? betting.stakes.lower.least
  const cents = opener.pay(amount)
  felt.say({ type: 'posted', seat: opener.seat, what: 'bring-in', cents })
  bets.bringIn(amount)
  bets.turn(opener)
}

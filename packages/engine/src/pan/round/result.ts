import { namesOf } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { Fee, HandShown, Result } from '../../round/result.ts'
import { sayer } from '../../say/saying.ts'
import type { PanHand } from '../hand/hand.ts'
import type { PanPlayer } from '../hand/player.ts'
import { laidBy } from '../melds/holding.ts'
import type { PanHandSentences } from '../melds/sentences.ts'

const say = sayer<PanHandSentences>()

/** The result of a hand: its melds, its collections, and who won the tops. */
export function panResult(hand: PanHand, fees: readonly Fee[]): Result {
  const { chips, rulings, winner, payments, share, setup } = hand
  const hands: Record<string, HandShown> = {}
  const net: Record<string, Cents> = {}
  for (const { seat } of setup.seats) {
    net[seat] = chips.gained(String(seat))
    const player = hand.playerAt(seat)
    if (player && player.melds.length > 0) hands[seat] = shown(hand, player)
  }
  return {
    ...(winner ? { winner: winner.seat } : {}),
    hands,
    collected: payments.collections,
    pots: share ? [{ amount: share.amount, to: [share] }] : [],
    fees,
    ...(rulings.length > 0 ? { rulings } : {}),
    net,
  }
}

function shown({ winner, rules }: PanHand, player: PanPlayer): HandShown {
  const isOut = player === winner && player.melded >= rules.out.cards
  return {
    cards: namesOf(laidBy(player)),
    ...(isOut ? { is: say('pan-out') } : {}),
    melds: player.melds.map(({ cards }) => namesOf(cards)),
  }
}

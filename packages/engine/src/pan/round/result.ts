import { namesOf } from '../../cards/card.ts'
import type { Cents } from '../../money/cents.ts'
import type { HandShown, Result } from '../../round/result.ts'
import { sayer } from '../../say/saying.ts'
import type { PanPlay } from '../hand/hand.ts'
import type { PanHandSentences } from '../melds/sentences.ts'

const say = sayer<PanHandSentences>()

/** What came of a hand: what lies in melds, what was collected, who got the tops. */
export function panResult(play: PanPlay): Result {
  const { chips, rulings, collector, winner, purse, share, rules } = play
  const hands: Record<string, HandShown> = {}
  const net: Record<string, Cents> = {}
  for (const { seat } of play.setup.seats) {
    const player = play.playerAt(seat)!
    net[seat] = chips.gained(player.name)
    if (player.melds.length === 0) continue
    const out = player === winner && player.melded >= rules.out.cards
    hands[seat] = {
      cards: namesOf(player.melds.flatMap(({ cards }) => cards)),
      ...(out ? { is: say('pan-out') } : {}),
      melds: player.melds.map(({ cards }) => namesOf(cards)),
    }
  }
  return {
    ...(winner ? { winner: winner.seat } : {}),
    hands,
    collected: purse.collections,
    pots: share ? [{ amount: share.amount, to: [share] }] : [],
    fees: collector.fees,
    ...(rulings.length > 0 ? { rulings } : {}),
    net,
  }
}

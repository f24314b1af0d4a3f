import type { Cents } from '../money/cents.ts'
import { feltSeen, type View, type Viewer } from '../round/view.ts'
import type { PokerPlay } from './play.ts'
import { potsOf } from './pots.ts'

/** What one viewer may see of a pot game. */
export function pokerSeen(play: PokerPlay, viewer: Viewer): View {
  const { piles, ...felt } = feltSeen(play.felt, viewer)
  const byName = new Map(play.players.map(player => [player.name, player]))
  return {
    ...felt,
    piles: piles.map(pile => {
      const player = byName.get(pile.place)
      if (!player) return pile
      const own = viewer === player.seat && player.live && pile.cards.length > 0
      const is = play.settlement.hands?.[pile.place]?.is ?? (own ? play.settlement.nameOf(player) : undefined)
      return { ...pile, ...(is ? { is } : {}), ...(player.out ? { state: player.out } : {}) }
    }),
    wagers: [],
    pots: middle(play),
    seats: play.setup.seats.map(({ seat, stack }) => ({
      seat,
      stack: stack + play.chips.gained(String(seat)),
      bet: byName.get(String(seat))?.bet ?? 0,
      change: play.chips.gained(String(seat)),
    })),
    awaiting: { kind: 'nothing' },
  }
}

/** What lies in the middle, the main pot first: without the bets of this street and the collection. */
function middle({ players, pot, collector }: PokerPlay): Cents[] {
  if (pot === 0) return []
  const pots = potsOf(
    players.map(player => ({ player, put: player.put - player.bet, dead: player.dead, live: player.live })),
  )
  let fees = collector.taken
  const amounts: Cents[] = []
  for (const { amount } of pots) {
    const taken = Math.min(fees, amount)
    fees -= taken
    if (amount > taken) amounts.push(amount - taken)
  }
  return amounts
}

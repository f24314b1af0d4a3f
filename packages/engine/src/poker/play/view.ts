import type { Cents } from '../../money/cents.ts'
import { feltSeen, type View, type Viewer } from '../../round/view.ts'
import type { PokerHand } from '../hand/hand.ts'
import { potsOf } from '../hand/pots.ts'
import type { Settlement } from '../showdown/settlement.ts'

/** What one viewer may see of a pot game. */
export function pokerSeen(hand: PokerHand, settlement: Settlement, viewer: Viewer): View {
  const { piles, ...felt } = feltSeen(hand.felt, viewer)
  const byName = new Map(hand.players.all.map(player => [player.name, player]))
  return {
    ...felt,
    piles: piles.map(pile => {
      const player = byName.get(pile.place)
      if (!player) return pile
      const own = viewer === player.seat && player.live && pile.cards.length > 0
      const is = settlement.shown?.[pile.place]?.is ?? (own ? settlement.nameOf(player) : undefined)
      return { ...pile, ...(is ? { is } : {}), ...(player.out ? { state: player.out } : {}) }
    }),
    wagers: [],
    pots: middle(hand),
    seats: hand.setup.seats.map(({ seat, stack }) => ({
      seat,
      stack: stack + hand.chips.gained(String(seat)),
      bet: byName.get(String(seat))?.bet ?? 0,
      change: hand.chips.gained(String(seat)),
    })),
    awaiting: { kind: 'nothing' },
  }
}

/** What lies in the middle, the main pot first: without the bets of this street and the collection. */
function middle({ players, pot, collector }: PokerHand): Cents[] {
  if (pot === 0) return []
  const pots = potsOf(
    players.all.map(player => ({
      player,
      put: player.put - player.bet,
      dead: player.dead,
      live: player.live,
    })),
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

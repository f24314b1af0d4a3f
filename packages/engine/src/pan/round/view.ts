import { feltSeen, type PileSeen, type View, type Viewer } from '../../round/view.ts'
import type { PanHand } from '../hand/hand.ts'
import { nameOfMeld, worthOf } from '../melds/melds.ts'

/** What one viewer may see: melds, discards and drawn cards are open, hands are not. */
export function panSeen(hand: PanHand, viewer: Viewer): View {
  const { purse, players, setup } = hand
  const { piles, ...felt } = feltSeen(hand.felt, viewer)
  const stacks = new Map(players.map(player => [player.seat, purse.has(player)]))
  return {
    ...felt,
    piles: piles.map(pile => ({ ...pile, ...described(hand, pile) })),
    wagers: [],
    pots: purse.tops > 0 ? [purse.tops] : [],
    seats: setup.seats.map(({ seat }) => ({
      seat,
      stack: stacks.get(seat) ?? 0,
      bet: 0,
      change: hand.chips.gained(String(seat)),
    })),
    awaiting: { kind: 'nothing' },
  }
}

function described({ players, terms, setup }: PanHand, { place, hand }: PileSeen): Partial<PileSeen> {
  const player = players.find(({ name }) => name === place)
  if (!player) return {}
  const meld = hand === undefined ? undefined : player.melds[hand - 1]
  if (!meld) return player.hasHand ? {} : { state: player.state }
  return { is: nameOfMeld(meld.cards), pays: worthOf(meld.cards, terms) * setup.chip }
}

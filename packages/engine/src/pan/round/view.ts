import { feltSeen, type PileSeen, type View, type Viewer } from '../../round/view.ts'
import type { PanPlay } from '../hand/hand.ts'
import { nameOfMeld, worthOf } from '../melds/melds.ts'

/** What one viewer may see: melds, discards and drawn cards are open, hands are not. */
export function panSeen(play: PanPlay, viewer: Viewer): View {
  const { piles, ...felt } = feltSeen(play.felt, viewer)
  return {
    ...felt,
    piles: piles.map(pile => ({ ...pile, ...described(play, pile) })),
    wagers: [],
    pots: play.purse.tops > 0 ? [play.purse.tops] : [],
    seats: play.setup.seats.map(({ seat }) => ({
      seat,
      stack: play.purse.has(play.playerAt(seat)!),
      bet: 0,
      change: play.chips.gained(String(seat)),
    })),
    awaiting: { kind: 'nothing' },
  }
}

function described(play: PanPlay, { place, hand }: PileSeen): Partial<PileSeen> {
  const player = play.players.find(({ name }) => name === place)
  if (!player) return {}
  const meld = hand === undefined ? undefined : player.melds[hand - 1]
  if (!meld) return player.hasHand ? {} : { state: player.state }
  return { is: nameOfMeld(meld.cards), pays: worthOf(meld.cards, play.terms) * play.setup.chip }
}

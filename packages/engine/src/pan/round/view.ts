import type { ChipsSeen, PileSeen } from '../../round/view.ts'
import type { PanHand } from '../hand/hand.ts'
import { nameOfMeld, worthOf } from '../melds/melds.ts'

export function panChipsSeen({ payments, players, setup, chips }: PanHand): ChipsSeen {
  const stacks = new Map(players.map(player => [player.seat, payments.has(player)]))
  return {
    wagers: [],
    pots: payments.tops > 0 ? [payments.tops] : [],
    seats: setup.seats.map(({ seat }) => ({
      seat,
      stack: stacks.get(seat) ?? 0,
      bet: 0,
      change: chips.gained(String(seat)),
    })),
  }
}

/** What a meld is and pays, or why a hand is no longer played. */
export function panPileSeen(
  { players, terms, setup }: PanHand,
  { place, hand }: PileSeen,
): Pick<PileSeen, 'is' | 'pays' | 'state'> | undefined {
  const player = players.find(({ name }) => name === place)
  if (!player) return undefined
  const meld = hand === undefined ? undefined : player.melds[hand - 1]
  if (!meld) return player.hasHand ? undefined : { state: player.state }
  return { is: nameOfMeld(meld.cards), pays: worthOf(meld.cards, terms) * setup.chip }
}

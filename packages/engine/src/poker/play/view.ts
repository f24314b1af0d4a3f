import type { Cents } from '../../money/cents.ts'
import type { ChipsSeen, PileSeen, Viewer } from '../../round/view.ts'
import type { PokerHand } from '../hand/hand.ts'
import { potsOf } from '../hand/pots.ts'
import type { Settlement } from '../showdown/settlement.ts'

export type PileDescription = Pick<PileSeen, 'is' | 'state'>

/** What a pot game hand is, as far as one viewer knows, and why it is no longer played. */
export function pokerPileSeen(
  hand: PokerHand,
  settlement: Settlement,
  { place, cards }: PileSeen,
  viewer: Viewer,
): PileDescription | undefined {
  const player = hand.players.all.find(({ name }) => name === place)
  if (!player) return undefined
  const own = viewer === player.seat && player.live && cards.length > 0
  const is = settlement.shown?.[place]?.is ?? (own ? settlement.nameOf(player) : undefined)
  if (!is && !player.out) return undefined
  return { ...(is ? { is } : {}), ...(player.out ? { state: player.out } : {}) }
}

/** Stacks, bets and pots. */
export function pokerChipsSeen(hand: PokerHand): ChipsSeen {
  const bets = new Map(hand.players.all.map(player => [player.seat, player.bet]))
  return {
    wagers: [],
    pots: middle(hand),
    seats: hand.setup.seats.map(({ seat, stack }) => {
      const change = hand.chips.gained(String(seat))
      return { seat, stack: stack + change, bet: bets.get(seat) ?? 0, change }
    }),
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

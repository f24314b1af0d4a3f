import type { ContestedPot } from '../hand/pots.ts'
import type { HandShownDown } from './showdown.ts'

/** Whether a hand can win no part of any of its pots from the hands that lie open. */
export function isBeatenBy(
  hand: HandShownDown,
  open: readonly HandShownDown[],
  pots: readonly ContestedPot[],
): boolean {
  return pots
    .filter(({ players }) => players.length > 1 && players.includes(hand.player))
    .every(pot => {
      const others = open.filter(({ player }) => pot.players.includes(player))
      return hand.ranks.every((own, board) =>
        isBeatenOn(
          own,
          others.map(({ ranks }) => ranks[board] ?? []),
        ),
      )
    })
}

/** A hand that qualifies for nothing is beaten by one that does; any other where each of its halves is. */
function isBeatenOn(own: readonly number[], others: readonly (readonly number[])[]): boolean {
  if (!own.some(rank => rank > 0)) return others.some(other => other.some(rank => rank > 0))
  return own.every((rank, half) => rank === 0 || others.some(other => (other[half] ?? 0) > rank))
}

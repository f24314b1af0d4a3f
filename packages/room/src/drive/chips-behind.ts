import { type Cents, type SeatedPlayer, type Table, type View, writeDecider } from '@cardroom/engine'

/** A player's chips in a round without those that lie on the table. */
export function chipsBehind(round: View, { state }: Table, { player, stack }: SeatedPlayer): Cents {
  const accounts = state.round?.accounts ?? {}
  return round.seats.reduce(
    (left, { seat, by, change }) => (accounts[writeDecider({ seat, by })] === player ? left + change : left),
    stack,
  )
}

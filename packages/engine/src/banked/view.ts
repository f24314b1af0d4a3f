import type { Chips } from '../money/chips.ts'
import { deciderOf } from '../round/awaiting.ts'
import type { ChipsSeen, SeatSeen } from '../round/view.ts'
import { accountOf, type LiveWager } from './live.ts'
import type { BankedRound } from './round.ts'
import { wageredBy } from './wagers.ts'

/** The chips of a round against a player-dealer. */
export function bankedChipsSeen(round: BankedRound, chips: Chips): ChipsSeen {
  const { setup, wagers } = round
  return {
    bank: setup.bank,
    wagers: wagers.all.filter(wager => !wager.settled).map(seenWager),
    pots: [],
    seats: seatsSeen(round, chips),
  }
}

const seenWager = ({ settled: _, acting: __, ...wager }: LiveWager) => wager

/** The player-dealer and every bettor, each with the chips behind. */
function seatsSeen({ setup, wagers, fees, bankSeat }: BankedRound, chips: Chips): SeatSeen[] {
  const open = wagers.all.filter(({ settled }) => !settled)
  const bettors = new Map(wagers.all.map(wager => [accountOf(wager), wager]))
  const seen = [...bettors].map(([account, wager]): SeatSeen => {
    const change = chips.gained(account)
    const behind = setup.stacks?.[account]
    // Chips behind when the round began: the wagers already lay, and the collection was taken.
    const spent = wageredBy(wager, setup.wagers) + fees.paidBy(wager)
    return {
      ...deciderOf({ seat: wager.player ?? wager.seat, by: wager.by }),
      ...(behind === undefined ? {} : { stack: behind + spent + change }),
      bet: wageredBy(wager, open),
      change,
    }
  })
  return [{ seat: bankSeat, bet: chips.gained('cover'), change: chips.gained(String(bankSeat)) }, ...seen]
}

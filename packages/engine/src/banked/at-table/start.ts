import { type Cents, totalAmount } from '../../money/cents.ts'
import type { ChipAccount } from '../../money/chips.ts'
import type { Fee } from '../../round/result.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import type { PlayerId } from '../../table/seats.ts'
import { collectionOf } from '../collection.ts'
import { accountOf } from '../live.ts'
import type { BankedSetup, PlacedWager } from '../setup.ts'
import { feeOf, followUpChips, type PlacingTable, setupWith } from './place.ts'
import { refuseBanked } from './refusals.ts'

interface BankedStart {
  readonly setup: BankedSetup
  readonly accounts: Readonly<Record<ChipAccount, PlayerId>>
}

/** A wager of the coming round, and the player whose chips it is. */
interface PlayedWager {
  readonly player: PlayerId
  readonly wager: PlacedWager
}

/**
 * How the round starts. A back-line bet on a hand that its own player does not bet on goes back. The
 * collection comes out of what the player-dealer has, before the rest can be put up.
 */
export function startBanked(placing: PlacingTable): BankedStart | Refusal {
  const { rules, posted, bank, seats } = placing
  const played = playedWagers(placing)
  if (played.length === 0) return refuseBanked('nobody-has-wagered')
  const bare = setupWith(
    placing,
    played.map(({ wager }) => wager),
  )
  const fees = collectionOf(rules, bare, posted)
  if (isRefusal(fees)) return fees
  const accounts: Record<ChipAccount, PlayerId> = { [bank.seat]: bank.player }
  for (const { wager, player } of played) accounts[accountOf(wager)] = player
  const stack = seats[bank.seat]?.stack ?? 0
  const wager = Math.max(0, Math.min(bank.wager, stack - feeOf(fees, String(bank.seat))))
  return {
    setup: { ...bare, bank: { seat: bank.seat, wager }, stacks: stacksBehind(placing, played, fees) },
    accounts,
  }
}

function playedWagers({ stakes }: PlacingTable): PlayedWager[] {
  const all = stakes.flatMap(({ player, wagers }) => wagers.map(wager => ({ player, wager })))
  const isPlayed = (seat: number) => all.some(({ wager }) => wager.seat === seat && wager.by === undefined)
  return all
    .filter(({ wager }) => wager.by === undefined || isPlayed(wager.seat))
    .sort((a, b) => a.wager.seat - b.wager.seat)
}

/** The chips that each bettor has behind. A bettor on several hands cannot spend the same chips twice. */
function stacksBehind(
  { rules, seats, bank }: PlacingTable,
  played: readonly PlayedWager[],
  fees: readonly Fee[],
): Record<ChipAccount, Cents> {
  const stacks: Record<ChipAccount, Cents> = {}
  for (const { player, stack } of Object.values(seats)) {
    if (player === bank.player) continue
    const own = played.filter(one => one.player === player).map(({ wager }) => wager)
    const accounts = [...new Set(own.map(accountOf))]
    let behind = accounts.reduce((left, account) => left - feeOf(fees, account), stack - totalAmount(own))
    // The back-line bets come first.
    for (const account of accounts.sort((a, b) => b.length - a.length)) {
      const mine = own.filter(wager => accountOf(wager) === account)
      const isBehind = mine.some(({ by }) => by !== undefined)
      const left = isBehind ? followUpChips(rules, mine) : Math.max(0, behind)
      stacks[account] = left
      behind -= left
    }
  }
  return stacks
}

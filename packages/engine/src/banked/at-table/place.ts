import type { PostedTerms } from '../../collection/posted.ts'
import { type Cents, totalAmount, totalCents } from '../../money/cents.ts'
import type { ChipAccount } from '../../money/chips.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Fee } from '../../round/result.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import type { SeatedPlayer, Seats } from '../../table/seats.ts'
import { checkWagers } from '../check.ts'
import { collectionOf, tableLimits } from '../collection.ts'
import { accountOf } from '../live.ts'
import type { BankedRules } from '../rules.ts'
import type { BankedSetup, PlacedWager } from '../setup.ts'
import type { WantedWager } from './commands.ts'
import type { Bank, RoundsSetup, WaitingWagers } from './memory.ts'
import { refuseBanked } from './refusals.ts'

/** What placing a wager needs to know: the game, who sits where, and who banks. */
export interface PlacingTable {
  readonly rules: BankedRules
  readonly posted: PostedTerms
  readonly setup: RoundsSetup
  readonly seats: Seats
  readonly bank: Bank
  readonly stakes: readonly WaitingWagers[]
}

/** A player's wagers as they will lie on the felt, or the refusal of one of them. */
export function placeWagers(
  placing: PlacingTable,
  who: SeatedPlayer,
  wanted: readonly WantedWager[],
): PlacedWager[] | Refusal {
  const { rules, posted, seats, bank, stakes } = placing
  if (who.seat === bank.seat) return refuseBanked('bank-does-not-wager')
  const others = stakes.filter(({ player }) => player !== who.player).flatMap(({ wagers }) => wagers)
  const own: PlacedWager[] = []
  for (const one of wanted) {
    const as = asWhom({ seats, bank, others }, who, one)
    if (isRefusal(as)) return as
    const { on, hand, amount, kumKum } = one
    own.push({
      ...as,
      on,
      ...(hand === undefined ? {} : { hand }),
      amount,
      ...(kumKum ? { kumKum } : {}),
    })
  }
  const setup = setupWith(placing, [...own, ...others])
  if (own.length > 0) {
    const limits = tableLimits(setup, posted)
    if (isRefusal(limits)) return limits
    const wrong = checkWagers(rules, setup, posted.readings, limits)
    if (wrong) return wrong
  }
  const needed = totalAmount(own) + feesOf(placing, setup, own) + followUpChips(rules, own)
  if (needed > who.stack) return refuseBanked('wagers-beyond-stack', { needed, stack: who.stack })
  return own
}

/** Where a wager lies: on the own hand, in a circle where nobody sits, or behind another player's hand. */
function asWhom(
  { seats, bank, others }: Pick<PlacingTable, 'seats' | 'bank'> & { readonly others: readonly PlacedWager[] },
  who: SeatedPlayer,
  { seat = who.seat, circle }: WantedWager,
): Pick<PlacedWager, 'seat' | 'by' | 'player'> | Refusal {
  const isPlayed = (at: Seat) => others.some(one => one.seat === at && one.by === undefined)
  if (seat === who.seat || circle) {
    if (seat !== who.seat && seats[seat]) return refuseBanked('circle-occupied', { seat })
    // This circle may have been bet before its player sat down: the newcomer has no hand until the next
    // round.
    const taken = [who.seat, seat].find(isPlayed)
    if (taken !== undefined) return refuseBanked('circle-bet-already', { seat: taken })
    return seat === who.seat ? { seat } : { seat, player: who.seat }
  }
  const isThere = seats[seat] !== undefined || isPlayed(seat)
  return seat !== bank.seat && isThere ? { seat, by: who.name } : refuseBanked('no-hand-to-bet-on', { seat })
}

/** The most that a seat's decision can add to a bet, in multiples of the bet. */
const MAX_FOLLOW_UPS = 4

/** What the seat's decisions may add to back-line bets, which follow them in proportion. */
export function followUpChips(rules: BankedRules, wagers: readonly PlacedWager[]): Cents {
  if (!rules.wagers.some(rule => rule.kind === 'later')) return 0
  return MAX_FOLLOW_UPS * totalAmount(wagers.filter(({ by }) => by !== undefined))
}

/** The collection that a player's own wagers bring with them. */
function feesOf({ rules, posted }: PlacingTable, setup: BankedSetup, own: readonly PlacedWager[]): Cents {
  const fees = own.length === 0 ? [] : collectionOf(rules, setup, posted)
  if (isRefusal(fees)) return 0
  const accounts = new Set(own.map(accountOf))
  return [...accounts].reduce((total, account) => total + feeOf(fees, account, 'player'), 0)
}

/** An account's share of the collection; with a kind, only what it pays as that kind. */
export const feeOf = (fees: readonly Fee[], account: ChipAccount, as?: Fee['from']): Cents =>
  totalCents(
    fees.filter(
      ({ from, seat, by, player }) =>
        seat !== undefined && accountOf({ seat, by, player }) === account && from === (as ?? from),
    ),
  )

export const setupWith = (
  { setup, bank: { seat, wager } }: Pick<PlacingTable, 'setup' | 'bank'>,
  wagers: readonly PlacedWager[],
): BankedSetup => ({ ...setup, bank: { seat, wager }, wagers })

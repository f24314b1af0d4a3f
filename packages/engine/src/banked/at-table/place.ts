import type { Posted } from '../../collection/posted.ts'
import type { Cents } from '../../money/cents.ts'
import type { Account } from '../../money/chips.ts'
import type { Seat } from '../../round/awaiting.ts'
import type { Fee } from '../../round/result.ts'
import { isRefusal, type Refusal } from '../../say/refusal.ts'
import type { Seated, Seats } from '../../table/seats.ts'
import { checkWagers } from '../check.ts'
import { collectionOf, tableLimits } from '../collection.ts'
import { accountOf } from '../live.ts'
import type { BankedRules } from '../rules.ts'
import type { BankedSetup, PlacedWager } from '../setup.ts'
import type { Bank, RoundsSetup, Stake, WantedWager } from './memory.ts'
import { refuseBanked } from './refusals.ts'

/** Where wagers are placed: the game, who sits there, and who has the bank. */
export interface Placing {
  readonly rules: BankedRules
  readonly posted: Posted
  readonly setup: RoundsSetup
  readonly seats: Seats
  readonly bank: Bank
  readonly stakes: readonly Stake[]
}

/** A player's wagers as they will lie on the felt, or what is wrong with them. */
export function placeWagers(
  placing: Placing,
  who: Seated,
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
  const needed = sum(own) + feesOf(placing, setup, own) + followed(rules, own)
  if (needed > who.stack) return refuseBanked('wagers-beyond-stack', { needed, stack: who.stack })
  return own
}

/** Who bets where: on the own hand, in a circle where nobody sits, or behind somebody else's hand. */
function asWhom(
  { seats, bank, others }: Pick<Placing, 'seats' | 'bank'> & { readonly others: readonly PlacedWager[] },
  who: Seated,
  { seat = who.seat, circle }: WantedWager,
): Pick<PlacedWager, 'seat' | 'by' | 'player'> | Refusal {
  const isPlayed = (at: Seat) => others.some(one => one.seat === at && one.by === undefined)
  if (seat === who.seat || circle) {
    if (seat !== who.seat && seats[seat]) return refuseBanked('circle-occupied', { seat })
    // Somebody may have bet the circle before its player sat down: until the next round the newcomer has no hand.
    const taken = [who.seat, seat].find(isPlayed)
    if (taken !== undefined) return refuseBanked('circle-bet-already', { seat: taken })
    return seat === who.seat ? { seat } : { seat, player: who.seat }
  }
  const isThere = seats[seat] !== undefined || isPlayed(seat)
  return seat !== bank.seat && isThere ? { seat, by: who.name } : refuseBanked('no-hand-to-bet-on', { seat })
}

/** The most that a decision of the seat can add to a bet, in bets. */
const MOST_TO_FOLLOW = 4

/** What the seat's decisions may add to back-line bets, which follow them in proportion. */
export function followed(rules: BankedRules, wagers: readonly PlacedWager[]): Cents {
  if (!rules.wagers.some(rule => rule.kind === 'later')) return 0
  return MOST_TO_FOLLOW * sum(wagers.filter(({ by }) => by !== undefined))
}

export const sum = (wagers: readonly { amount: Cents }[]): Cents =>
  wagers.reduce((total, { amount }) => total + amount, 0)

/** The collection that a player's own wagers bring with them. */
function feesOf({ rules, posted }: Placing, setup: BankedSetup, own: readonly PlacedWager[]): Cents {
  const fees = own.length === 0 ? [] : collectionOf(rules, setup, posted)
  if (isRefusal(fees)) return 0
  const accounts = new Set(own.map(accountOf))
  return [...accounts].reduce((total, account) => total + feeOf(fees, account, 'player'), 0)
}

/** What an account pays of the collection; only what it pays as one of a kind, where that is said. */
export const feeOf = (fees: readonly Fee[], account: Account, as?: Fee['from']): Cents =>
  fees
    .filter(
      ({ from, seat, by, player }) =>
        seat !== undefined && accountOf({ seat, by, player }) === account && from === (as ?? from),
    )
    .reduce((total, { cents }) => total + cents, 0)

export const setupWith = (
  { setup, bank: { seat, wager } }: Pick<Placing, 'setup' | 'bank'>,
  wagers: readonly PlacedWager[],
): BankedSetup => ({ ...setup, bank: { seat, wager }, wagers })

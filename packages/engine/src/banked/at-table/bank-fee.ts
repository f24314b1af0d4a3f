import type { PostedTerms } from '../../collection/posted.ts'
import { type Cents, totalCents } from '../../money/cents.ts'
import { isRefusal } from '../../say/refusal.ts'
import type { Spot } from '../../table/face.ts'
import type { SeatedPlayer } from '../../table/seats.ts'
import { collectionOf } from '../collection.ts'
import type { BankedRules } from '../rules.ts'
import type { PlacedWager } from '../setup.ts'
import type { RoundsSetup } from './memory.ts'

interface PositionOffer {
  readonly bank: SeatedPlayer
  readonly others: readonly SeatedPlayer[]
  readonly spots: readonly Spot[]
}

/** The player-dealer's fee for one minimum wager, and its fee when everybody bets the maximum. */
export function bankFee(
  rules: BankedRules,
  posted: PostedTerms,
  setup: RoundsSetup,
  { bank, others, spots }: PositionOffer,
): { min: Cents; max: Cents } {
  const base = spots.filter(({ kind }) => kind === 'base')
  const placed = base.some(({ must }) => must) ? base.filter(({ must }) => must) : base.slice(0, 1)
  const paid = (bettors: readonly SeatedPlayer[], amount: (spot: Spot, stack: Cents) => Cents): Cents => {
    const wagers = bettors.flatMap(({ seat, stack }) =>
      placed.flatMap((spot): PlacedWager[] =>
        Array.from({ length: spot.hands ?? 1 }, (_, hand) => ({
          seat,
          on: spot.on,
          ...(spot.hands === undefined ? {} : { hand: hand + 1 }),
          amount: amount(spot, stack),
        })),
      ),
    )
    const at = { ...setup, bank: { seat: bank.seat, wager: bank.stack }, wagers }
    const fees = wagers.length === 0 ? [] : collectionOf(rules, at, posted)
    return isRefusal(fees) ? 0 : totalCents(fees.filter(({ from }) => from === 'bank'))
  }
  const least = paid(others.slice(0, 1), ({ min }) => min)
  const most = paid(others, ({ min, max }, stack) => Math.max(min, Math.min(max, stack)))
  return { min: Math.min(least, most), max: Math.max(least, most) }
}

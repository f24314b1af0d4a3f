import { feeCite, type PostedTerms } from '../collection/posted.ts'
import { groupedBy } from '../lists/grouped.ts'
import { type Cents, totalAmount } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Event } from '../round/event.ts'
import type { Fee, PaidBy, PotShare } from '../round/result.ts'
import type { View } from '../round/view.ts'
import type { Cite } from '../rules/cite.ts'
import { type ChipCount, countOut } from './chips.ts'

interface MovedChips {
  readonly cents: Cents
  readonly chips: readonly ChipCount[]
  readonly cite?: Cite
}

/** One step of the house dealer with chips of a pot game, in the order of the hand. */
export type PotStep = MovedChips &
  (
    | { readonly does: 'drop'; readonly fee: Fee }
    /** An uncalled bet goes back, or the tops of a hand that is not played. */
    | { readonly does: 'back'; readonly seat: Seat }
    | PotAward
    | { readonly does: 'move'; readonly from: Seat; readonly to: Seat; readonly for: string }
  )

/** A share of a pot: of the main pot, `pot` 0, or of a side pot. */
interface PotAward {
  readonly does: 'award'
  readonly seat: Seat
  readonly pot: number
  /** How many pots there are. */
  readonly pots: number
  /** What lies in this one. */
  readonly of: Cents
  /** All of it goes to one player. */
  readonly isAll: boolean
  /** `high`, `low`, `board 1 high`, `tops`; nothing where the pot has one part only. */
  readonly for?: string
  /** The part of the share that could not be divided. */
  readonly odd: Cents
}

type WonEvent = Extract<Event, { type: 'won' }>

/** The chips moved so far, and by which lines. */
export function potStepsOf(
  { log }: Pick<View, 'log'>,
  paidBy: PaidBy,
  posted: PostedTerms,
): readonly PotStep[] {
  const won = log.filter(event => event.type === 'won')
  const moved = (cents: Cents, cite: Cite | undefined): MovedChips => ({
    cents,
    chips: countOut(cents),
    ...(cite === undefined ? {} : { cite }),
  })
  return log.flatMap((event): readonly PotStep[] => {
    switch (event.type) {
      case 'fee':
        return [{ does: 'drop', fee: event.fee, ...moved(event.fee.cents, feeCite(posted)) }]
      case 'returned':
        return [{ does: 'back', seat: event.seat, ...moved(event.cents, undefined) }]
      case 'posted':
        // The tops of a hand that is not played.
        return event.cents < 0 ? [{ does: 'back', seat: event.seat, ...moved(-event.cents, undefined) }] : []
      case 'paid': {
        const { from, to, cents, for: what } = event
        return [{ does: 'move', from, to, for: what, ...moved(cents, paidBy[what]) }]
      }
      case 'won': {
        const award = awarded(event, won)
        // The winner of a whole pot receives it at once.
        if (award === 'with-another') return []
        const cite = award.odd > 0 ? (paidBy.odd ?? paidBy.pot) : paidBy.pot
        return [{ ...award, ...moved(award.isAll ? award.of : event.share.amount, cite) }]
      }
      default:
        return []
    }
  })
}

function awarded(event: WonEvent, won: readonly WonEvent[]): PotAward | 'with-another' {
  const { share, pot } = event
  const { seat } = share
  const inPot = won.filter(one => one.pot === pot)
  const shares = inPot.map(one => one.share)
  const isAll = shares.every(one => one.seat === seat)
  if (isAll && inPot[0] !== event) return 'with-another'
  const isOnePart = new Set(shares.map(one => one.for)).size === 1
  const isPlain = isAll ? share.for !== 'tops' : isOnePart && /^(high|low)$/.test(share.for)
  return {
    does: 'award',
    seat,
    pot,
    pots: new Set(won.map(one => one.pot)).size,
    of: totalAmount(shares),
    isAll,
    ...(isPlain ? {} : { for: share.for }),
    odd: isAll ? 0 : oddIn(share, shares),
  }
}

/**
 * How much larger a share is than its equals: than the others of its part; or, for a whole part, than the
 * other half; or, for a whole board, than the other board.
 */
function oddIn(share: PotShare, shares: readonly PotShare[]): Cents {
  const part = shares.filter(one => one.for === share.for)
  if (part.length > 1) return share.amount - Math.min(...part.map(({ amount }) => amount))
  const board = shares.filter(one => boardOf(one) === boardOf(share))
  const isBoard = board.length === 1
  const groups = totals(isBoard ? shares : board, isBoard ? boardOf : one => one.for)
  return share.amount - Math.min(...groups)
}

const boardOf = (share: PotShare): string => share.for.replace(/(high|low)$/, '')

function totals(shares: readonly PotShare[], by: (share: PotShare) => string): readonly Cents[] {
  const groups = groupedBy(shares, by)
  return [...groups.values()].map(totalAmount)
}

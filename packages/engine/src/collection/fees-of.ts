import type { Cents } from '../money/cents.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { FeeRate, FeeUnit, PotFee, Schedule, Span } from './fee.ts'
import { scheduleName } from './fee.ts'
import { type ChosenReadings, rowReadings, takesOf } from './readings.ts'
import { refuseFee } from './refusals.ts'
import { countSpan, feeRowFor, isWithinSpan } from './rows.ts'
import { FEE_STREETS, type FeeMoment, type FeeStreet, isStreet, momentIndex, streetIndex } from './streets.ts'

/** The facts of a hand, or of the time at a table. An option ignores the facts that it does not need. */
export interface FeeFacts {
  /** Total table action: all that the players wagered before the deal. */
  readonly action?: Cents
  /** The one wager that sets a player's fee. */
  readonly wager?: Cents
  readonly players?: number
  readonly pot?: Cents
  /** The last street that the hand reached; without it, a hand played to its end. */
  readonly street?: string
  readonly minutes?: number
  /** A jackpot is attached to the game. */
  readonly jackpot?: boolean
}

/** A due fee; a player's is for one bet, spot or person, the player-dealer's for the hand or each spot. */
export interface FeeDue {
  readonly from: 'bank' | 'player' | 'pot' | 'blinds'
  readonly cents: Cents
  readonly per?: 'bet' | 'spot' | '30min'
}

const HALF_HOUR_MINUTES = 30

const MISSING_FACT_CODES = {
  action: 'fee-needs-action',
  wager: 'fee-needs-wager',
  players: 'fee-needs-players',
} as const

/** What one rate of an option comes to. */
export function rateOf(
  schedule: Schedule,
  rate: FeeRate,
  facts: Pick<FeeFacts, 'action' | 'wager' | 'players'>,
  readings: ChosenReadings,
): Cents | Refusal {
  if (rate.by === 'flat') return rate.cents
  const value = facts[rate.by]
  if (value === undefined) return refuseFee(MISSING_FACT_CODES[rate.by], { schedule: scheduleName(schedule) })
  if (rate.by !== 'players') return feeRowFor(rate.rows, value, rowReadings(readings)).cents
  const row = rate.rows.find(row => isWithinSpan(row, value))
  if (row) return row.cents
  return notCovered(schedule, rate.rows, value)
}

const notCovered = (schedule: Schedule, bands: readonly Span[], players: number): Refusal =>
  refuseFee('fee-players-not-covered', {
    schedule: scheduleName(schedule),
    covers: bands.map(countSpan),
    players,
  })

/** The part of a pot that falls due, and the moments of its takes. */
export interface PotDue {
  readonly from: PotFee['from']
  readonly cents: Cents
  readonly moments: readonly FeeMoment[]
}

/** The takes from the pot of a hand so far, without those that fell due before. */
export function potDue(
  schedule: Schedule,
  pot: PotFee,
  hand: { players?: number | undefined; reached: number; pot?: Cents | undefined; over: boolean },
  readings: ChosenReadings,
  fallen?: ReadonlySet<FeeMoment>,
): PotDue | Refusal {
  const { play } = schedule.game
  const streets = pot.takes.map(take => momentIndex(play, take.at)).filter(index => index >= 0)
  if (pot.otherwise !== undefined && hand.reached < Math.min(...streets)) {
    return { from: 'pot', cents: hand.over ? pot.otherwise : 0, moments: [] }
  }
  const moments: FeeMoment[] = []
  let cents = 0
  for (const take of pot.takes) {
    if (momentIndex(play, take.at) > hand.reached || fallen?.has(take.at)) continue
    if (take.potReaches !== undefined) {
      if (hand.pot === undefined) return refuseFee('fee-needs-pot', { schedule: scheduleName(schedule) })
      if (hand.pot < take.potReaches) continue
    }
    const taken = rateOf(
      schedule,
      take.rate,
      hand.players === undefined ? {} : { players: hand.players },
      readings,
    )
    if (typeof taken !== 'number') return taken
    cents += taken
    moments.push(take.at)
  }
  return { from: pot.from, cents, moments }
}

/** Refuses a number of players that the option does not cover. */
export function checkPlayersCovered(schedule: Schedule, players: number | undefined): Refusal | undefined {
  const { players: covered } = schedule.option
  if (players === undefined || !covered || isWithinSpan(covered, players)) return undefined
  return notCovered(schedule, [covered], players)
}

/** What the schedule takes: the bank's fee, a player's, the pot's. */
export function feesOf(
  schedule: Schedule,
  facts: FeeFacts,
  readings: ChosenReadings = {},
): { fees: FeeDue[] } | Refusal {
  const fees = dueFrom(schedule, facts, readings)
  return isRefusal(fees) ? fees : { fees }
}

function dueFrom(schedule: Schedule, facts: FeeFacts, readings: ChosenReadings): FeeDue[] | Refusal {
  const refused = checkPlayersCovered(schedule, facts.players)
  if (refused) return refused
  const { bank, player, pot } = takesOf(schedule.option, readings)
  const extra = facts.jackpot ? (schedule.jackpot ?? 0) : 0
  const fees: FeeDue[] = []
  const add = (fee: FeeDue) => {
    if (fee.cents > 0) fees.push({ ...fee, cents: fee.cents + extra })
  }

  const timed = player?.unit === '30min'
  const aboutTheHand = facts.action !== undefined || facts.street !== undefined
  if (timed && facts.minutes === undefined && !aboutTheHand) {
    return refuseFee('fee-needs-minutes', { schedule: scheduleName(schedule) })
  }

  if (bank && !(timed && facts.minutes !== undefined && facts.action === undefined)) {
    const cents = rateOf(schedule, bank.rate, facts, readings)
    if (typeof cents !== 'number') return cents
    add({ from: 'bank', cents, ...(bank.unit === 'spot' ? { per: 'spot' } : {}) })
  }
  if (player && (!timed || facts.minutes !== undefined)) {
    const cents = rateOf(schedule, player.rate, facts, readings)
    if (typeof cents !== 'number') return cents
    if (timed) {
      const minutes = facts.minutes ?? 0
      const times = minutes / HALF_HOUR_MINUTES
      if (!Number.isInteger(times)) {
        return refuseFee('fee-half-hours-only', { schedule: scheduleName(schedule), minutes })
      }
      add({ from: 'player', cents: cents * times, ...(times === 1 ? { per: '30min' } : {}) })
    } else {
      add({ from: 'player', cents, ...perOf(player.unit) })
    }
  }
  if (pot) {
    const reached = streetReached(schedule, facts.street)
    if (typeof reached !== 'number') return reached
    const hand = { players: facts.players, pot: facts.pot, reached, over: true }
    const due = potDue(schedule, pot, hand, readings)
    if (isRefusal(due)) return due
    add({ from: due.from, cents: due.cents })
  }
  return fees
}

/** The filing's own unit, where it is one of the three that an answer names. */
const perOf = (unit: FeeUnit): Pick<FeeDue, 'per'> => (unit === 'bet' || unit === 'spot' ? { per: unit } : {})

function streetReached(schedule: Schedule, street: string | undefined): number | Refusal {
  const { play } = schedule.game
  const streets: readonly FeeStreet[] = FEE_STREETS[play]
  if (street === undefined) return streets.length - 1
  if (isStreet(play, street)) return streetIndex(play, street)
  return refuseFee('fee-no-such-street', {
    schedule: scheduleName(schedule),
    street,
    streets: ['none', ...streets],
  })
}

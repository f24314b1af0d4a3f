import type { Cents } from '../money/cents.ts'
import { isRefusal, type Refusal, refuse, writeRefusal } from '../say/refusal.ts'
import type { FeeRate, FeeUnit, PotFee, Schedule } from './fee.ts'
import { scheduleName } from './fee.ts'
import { type ChosenReadings, rowReadings, takesOf } from './readings.ts'
import { rowFor, spanText, within } from './rows.ts'
import { type FeeStreet, isStreet, momentIndex, STREETS, streetIndex } from './streets.ts'

/** What is known of a hand, or of the time at a table. What an option does not need changes nothing. */
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

/** A fee that is due; a player's is for one bet, spot or person. */
export interface FeeDue {
  readonly from: 'bank' | 'player' | 'pot' | 'blinds'
  readonly cents: Cents
  readonly per?: 'bet' | 'spot' | '30min'
}

const HALF_HOUR = 30

const NEEDS = {
  action: 'the total table action',
  wager: "the player's wager",
  players: 'the number of players',
} as const

/** What one rate comes to. */
export function rateOf(
  rate: FeeRate,
  facts: Pick<FeeFacts, 'action' | 'wager' | 'players'>,
  readings: ChosenReadings,
): Cents | Refusal {
  if (rate.by === 'flat') return rate.cents
  const value = facts[rate.by]
  if (value === undefined) return refuse(`needs ${NEEDS[rate.by]}`)
  if (rate.by !== 'players') return rowFor(rate.rows, value, rowReadings(readings)).cents
  const row = rate.rows.find(row => within(row, value))
  if (row) return row.cents
  return refuse(`covers ${rate.rows.map(row => spanText(row)).join(', ')} players, not ${value}`)
}

/** What is taken from the pot of a hand that has come so far, all takes together. */
export function potDue(
  pot: PotFee,
  play: Schedule['game']['play'],
  hand: { players?: number | undefined; reached: number; pot?: Cents | undefined; over: boolean },
  readings: ChosenReadings,
): { from: 'pot' | 'blinds'; cents: Cents } | Refusal {
  const streets = pot.takes.map(take => momentIndex(play, take.at)).filter(index => index >= 0)
  if (pot.otherwise !== undefined && hand.reached < Math.min(...streets)) {
    return { from: 'pot', cents: hand.over ? pot.otherwise : 0 }
  }
  let cents = 0
  for (const take of pot.takes) {
    if (momentIndex(play, take.at) > hand.reached) continue
    if (take.potReaches !== undefined) {
      if (hand.pot === undefined) return refuse('needs the size of the pot')
      if (hand.pot < take.potReaches) continue
    }
    const taken = rateOf(take.rate, hand.players === undefined ? {} : { players: hand.players }, readings)
    if (typeof taken !== 'number') return taken
    cents += taken
  }
  return { from: pot.from, cents }
}

/** The option covers this many players. */
export function covers({ option }: Schedule, players: number | undefined): Refusal | undefined {
  if (players === undefined || !option.players || within(option.players, players)) return undefined
  return refuse(`covers ${spanText(option.players)} players, not ${players}`)
}

/** What the schedule takes: the bank's fee, a player's, the pot's. */
export function feesOf(
  schedule: Schedule,
  facts: FeeFacts,
  readings: ChosenReadings = {},
): { fees: FeeDue[] } | Refusal {
  const fees = dueFrom(schedule, facts, readings)
  return Array.isArray(fees) ? { fees } : refuse(`${scheduleName(schedule)} ${writeRefusal(fees)}`)
}

function dueFrom(schedule: Schedule, facts: FeeFacts, readings: ChosenReadings): FeeDue[] | Refusal {
  const refused = covers(schedule, facts.players)
  if (refused) return refused
  const { bank, player, pot } = takesOf(schedule.option, readings)
  const extra = facts.jackpot ? (schedule.jackpot ?? 0) : 0
  const fees: FeeDue[] = []
  const add = (fee: FeeDue) => {
    if (fee.cents > 0) fees.push({ ...fee, cents: fee.cents + extra })
  }

  const timed = player?.unit === '30min'
  const aboutTheHand = facts.action !== undefined || facts.street !== undefined
  if (timed && facts.minutes === undefined && !aboutTheHand) return refuse('needs the minutes at the table')

  if (bank && !(timed && facts.minutes !== undefined && facts.action === undefined)) {
    const cents = rateOf(bank.rate, facts, readings)
    if (typeof cents !== 'number') return cents
    add({ from: 'bank', cents })
  }
  if (player && (!timed || facts.minutes !== undefined)) {
    const cents = rateOf(player.rate, facts, readings)
    if (typeof cents !== 'number') return cents
    if (timed) {
      const times = facts.minutes! / HALF_HOUR
      if (!Number.isInteger(times)) return refuse(`is taken every 30 minutes: ${facts.minutes} are not full`)
      add({ from: 'player', cents: cents * times, ...(times === 1 ? { per: '30min' } : {}) })
    } else {
      add({ from: 'player', cents, ...perOf(player.unit) })
    }
  }
  if (pot) {
    const reached = streetReached(schedule, facts.street)
    if (typeof reached !== 'number') return reached
    const hand = { players: facts.players, pot: facts.pot, reached, over: true }
    const due = potDue(pot, schedule.game.play, hand, readings)
    if (isRefusal(due)) return due
    add(due)
  }
  return fees
}

/** The filing's own unit, where it is one of the three that an answer names. */
const perOf = (unit: FeeUnit): Pick<FeeDue, 'per'> => (unit === 'bet' || unit === 'spot' ? { per: unit } : {})

function streetReached({ game }: Schedule, street: string | undefined): number | Refusal {
  const streets: readonly FeeStreet[] = STREETS[game.play]
  if (street === undefined) return streets.length - 1
  if (isStreet(game.play, street)) return streetIndex(game.play, street)
  return refuse(`knows no street "${street}": none, ${streets.join(', ')}`)
}

import { groupedBy } from '../lists/grouped.ts'
import { type Cents, totalAmount, totalCents } from '../money/cents.ts'
import { type Fee, jackpotIn } from '../round/result.ts'
import type { DealtRound, HalfHourTaken } from './dealt-round.ts'

/** Fees of one kind that must be in the box. */
export interface FeesTaken {
  readonly from: Fee['from'] | 'half-hour'
  /** `collection`, `jackpot` …, as results name it. */
  readonly for: string
  readonly times: number
  readonly cents: Cents
}

/** The wins or losses of one person or one seat, fees included. */
export interface PersonTotal {
  readonly name: string
  readonly rounds: number
  readonly cents: Cents
}

/** The totals of a table, from its first round to its last. */
export interface ShiftTotals {
  readonly rounds: number
  /** Rounds that were called off. */
  readonly calledOff: number
  readonly shoes: number
  readonly from?: number
  readonly to?: number
  /** All that was wagered. */
  readonly wagered: Cents
  readonly fees: readonly FeesTaken[]
  /** The collection that must be in the box, without what is meant for a jackpot. */
  readonly collection: Cents
  readonly jackpot: Cents
  /** Half-hour collection that players lacked the chips for. */
  readonly owed: Cents
  readonly people: readonly PersonTotal[]
}

/** Computes the totals of a shift. */
export function shiftTotalsOf(
  rounds: readonly DealtRound[],
  halfHours: readonly HalfHourTaken[],
): ShiftTotals {
  const results = rounds.flatMap(({ result }) => (result ? [result] : []))
  const fees = feesTaken(
    results.flatMap(result => result.fees),
    halfHours,
  )
  const [first, last] = [rounds[0], rounds.at(-1)]
  return {
    rounds: rounds.length,
    calledOff: rounds.length - results.length,
    shoes: new Set(rounds.map(({ shoe }) => shoe)).size,
    ...(first && last ? { from: first.dealtAt, to: last.at } : {}),
    wagered: totalAmount(results.flatMap(({ wagers = [] }) => wagers)),
    fees,
    collection: totalCents(fees) - jackpotIn(fees),
    jackpot: jackpotIn(fees),
    owed: halfHours.flatMap(taken => taken.fees).reduce((total, { owed = 0 }) => total + owed, 0),
    people: peopleOf(rounds),
  }
}

function feesTaken(fees: readonly Fee[], halfHours: readonly HalfHourTaken[]): FeesTaken[] {
  const taken = [
    ...fees.map(fee => ({ from: fee.from, for: fee.for, cents: fee.cents })),
    ...halfHours.flatMap(one =>
      one.fees.map(({ cents }) => ({ from: 'half-hour', for: 'collection', cents }) as const),
    ),
  ].filter(({ cents }) => cents > 0)
  const kinds = groupedBy(taken, fee => `${fee.from} ${fee.for}`)
  return [...kinds.values()].flatMap(list => {
    const [first] = list
    if (!first) return []
    const cents = list.reduce((total, fee) => total + fee.cents, 0)
    return [{ from: first.from, for: first.for, times: list.length, cents }]
  })
}

/** Keyed by name: a player of two circles, or on another hand's back line, is one person. */
function peopleOf(rounds: readonly DealtRound[]): PersonTotal[] {
  const people = new Map<string, PersonTotal>()
  for (const { result, people: names } of rounds) {
    const mine = groupedBy(Object.entries(result?.net ?? {}), ([account]) => names[account] ?? account)
    for (const [name, accounts] of mine) {
      const before = people.get(name) ?? { name, rounds: 0, cents: 0 }
      const cents = accounts.reduce((total, [, net]) => total + net, before.cents)
      people.set(name, { name, rounds: before.rounds + 1, cents })
    }
  }
  return [...people.values()]
}

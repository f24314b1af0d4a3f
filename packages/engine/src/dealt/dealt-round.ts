import { UNKNOWN } from '../cards/card.ts'
import type { Cents } from '../money/cents.ts'
import { type RoundRecord, writeInputs } from '../record/record.ts'
import type { Result } from '../round/result.ts'
import type { Round } from '../round/round.ts'
import { type SeatedPlayer, type Seats, seatedAt } from '../table/seats.ts'
import type { RoundState, TableState } from '../table/state.ts'
import type { UnseenCard } from './face-down.ts'
import type { DealtSettings } from './settings.ts'

/** A round that a person dealt, finished or called off. */
export interface DealtRound {
  readonly number: number
  readonly id: string
  /** When it was dealt, and when it was over. */
  readonly dealtAt: number
  readonly at: number
  /** The number of its shoe in the session. */
  readonly shoe: number
  /** The names behind the accounts of its result: `"3"`, `"3/Kim"`. */
  readonly people: Readonly<Record<string, string>>
  /** The accounts of third-party providers among these. */
  readonly providers: readonly string[]
  /** As `cardroom play` reads it; the result in words is added when it is written down. */
  readonly question: RoundRecord
  /** The result; missing where the round was called off. */
  readonly result?: Result
  /** Cards that nobody ever saw: hands that were given up face down. */
  readonly unseen: readonly UnseenCard[]
  /** The round itself at its end. */
  readonly played: Round
}

/** A collection by the half hour. */
export interface HalfHourTaken {
  readonly round: number
  readonly at: number
  readonly fees: readonly { readonly seat: number; readonly cents: Cents; readonly owed?: Cents }[]
}

/** Makes the record of a finished or called-off round. */
export function finishedRound(
  settings: DealtSettings,
  { seats, rounds, dealtAt, shoes, shoe }: TableState,
  on: RoundState,
  played: Round,
  { at, unseen }: Pick<DealtRound, 'at' | 'unseen'>,
): DealtRound {
  const lasts = shoe?.shuffle.cutCard !== undefined
  const sitting = Object.entries(on.accounts).map(([account, player]) => ({
    account,
    who: seatedAt(seats).find(one => one.player === player),
  }))
  const people = sitting.map(({ account, who }) => [
    account,
    who && (account.includes('/') || !isNameless(who)) ? who.name : account,
  ])
  return {
    number: rounds,
    id: on.id,
    dealtAt: dealtAt ?? at,
    at,
    shoe: shoes,
    people: Object.fromEntries(people),
    providers: sitting.flatMap(({ account, who }) => (who?.provider ? [account] : [])),
    question: questionOf(
      settings,
      on,
      lasts ? { id: shoe.id, from: on.from } : undefined,
      played.over,
      unseen,
    ),
    ...(played.over ? { result: played.result } : {}),
    unseen,
    played,
  }
}

/** The record of a round so far: the cards as they were dealt, and their shoe. */
function questionOf(
  { game, schedule, limits, readings, buyIn }: DealtSettings,
  { setup, inputs }: Pick<RoundState, 'setup' | 'inputs'>,
  shoe: { readonly id: string; readonly from: number } | undefined,
  isOver: boolean,
  unseen: readonly UnseenCard[],
): RoundRecord {
  const standing = unseen.filter(({ card }) => card !== UNKNOWN)
  return {
    record: 1,
    game,
    ...(schedule === undefined ? {} : { schedule }),
    ...(limits ? { limits } : {}),
    ...(readings ? { readings } : {}),
    // Nobody counted the chips behind.
    ...(buyIn ? setup : without(setup, 'stacks')),
    ...writeInputs(inputs),
    ...(shoe ? { shoe } : {}),
    ...(isOver ? {} : { voided: true }),
    // A card written `??` needs no further mark.
    ...(standing.length > 0 ? { unseen: standing.map(({ at }) => at) } : {}),
  }
}

const without = (setup: object, field: string): object =>
  Object.fromEntries(Object.entries(setup).filter(([name]) => name !== field))

/** A player without a name is known by a number. */
export const isNameless = ({ name }: Pick<SeatedPlayer, 'name'>): boolean => /^\d+$/.test(name)

/** The seat's number, unless a player has taken that name along to another seat. */
export function numberFor(seat: number, seats: Seats): string {
  const taken = new Set(seatedAt(seats).map(({ name }) => name))
  let number = seat
  while (taken.has(String(number))) number += 100
  return String(number)
}

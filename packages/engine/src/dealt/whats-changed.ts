import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { DealtRound } from './dealt-round.ts'
import type { Entry } from './entry.ts'
import type { DealtSession, Stranded } from './session.ts'

/** A round that an entry makes another: as it was, and as it is then; nothing while it is not finished. */
export interface RoundChanged {
  readonly number: number
  readonly before?: DealtRound
  readonly after?: DealtRound
}

/** What an entry would change that takes another back or stands in its place. */
export interface Changes {
  readonly rounds: readonly RoundChanged[]
  /** What would no longer fit. */
  readonly stranded: readonly Stranded[]
  /** Rounds that would wait until the one that was changed is finished again. */
  readonly waiting: readonly number[]
}

/** What would follow from an entry; the session itself stays as it is. */
export function whatChanges(session: DealtSession, entry: Entry): Changes | Refusal {
  const then = session.fork()
  const refusal = then.add(entry)
  return isRefusal(refusal) ? refusal : changesBetween(session, then)
}

/** What differs between two states of a session. */
export function changesBetween(before: DealtSession, after: DealtSession): Changes {
  const numbers = new Set([...before.rounds, ...after.rounds].map(({ number }) => number))
  const find = (rounds: readonly DealtRound[], number: number) => rounds.find(one => one.number === number)
  const rounds = [...numbers]
    .map(number => ({ number, was: find(before.rounds, number), is: find(after.rounds, number) }))
    .filter(({ was, is }) => cameTo(was) !== cameTo(is))
    .map(({ number, was, is }) => ({ number, ...(was ? { before: was } : {}), ...(is ? { after: is } : {}) }))
  const known = new Set(before.stranded.map(({ entry }) => entry.id))
  return {
    rounds,
    stranded: after.stranded.filter(({ entry }) => !known.has(entry.id)),
    waiting: [...new Set(after.waiting.map(({ round }) => round))],
  }
}

const cameTo = (round: DealtRound | undefined): string =>
  JSON.stringify(round && [round.question, round.result])

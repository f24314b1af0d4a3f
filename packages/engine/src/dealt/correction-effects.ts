import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { DealtRound } from './dealt-round.ts'
import type { SessionEntry } from './entry.ts'
import type { DealtSession, StrandedEntry } from './session.ts'

/** A round that a correction changes, before and after it; a missing side is an unfinished round. */
export interface RoundChanged {
  readonly number: number
  readonly before?: DealtRound
  readonly after?: DealtRound
}

/** What a correction would change. */
export interface CorrectionEffects {
  readonly rounds: readonly RoundChanged[]
  /** The entries that would contradict it. */
  readonly stranded: readonly StrandedEntry[]
  /** Rounds that would wait until the changed one is finished again. */
  readonly waiting: readonly number[]
}

/** Computes the effects of a correction; the session itself stays as it is. */
export function correctionEffectsOf(session: DealtSession, entry: SessionEntry): CorrectionEffects | Refusal {
  const then = session.fork()
  const refusal = then.add(entry)
  return isRefusal(refusal) ? refusal : changesBetween(session, then)
}

/** The differences between two states of a session. */
function changesBetween(before: DealtSession, after: DealtSession): CorrectionEffects {
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

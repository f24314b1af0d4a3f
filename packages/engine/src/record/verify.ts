import type { Library } from '../family/library.ts'
import { isRefusal, type Refusal, within } from '../say/refusal.ts'
import type { Say } from '../say/saying.ts'
import { commitmentOf, followShoe, SeededShoe, seedFrom } from '../shoe/fair-shuffle.ts'
import { firstDifference } from './difference.ts'
import { completeRecord, playRecord, type RoundRecord, startRecord } from './record.ts'
import { refuse } from './refusals.ts'

/** The first difference between a finished record and what its inputs really lead to; nothing if there is none. */
export function verifyRecord(value: unknown, library: Library, say: Say): Refusal | undefined {
  const finished = value as RoundRecord | null
  if (finished?.result === undefined) return within(['result'], refuse('no-result'))
  const { result, ...question } = finished
  const answer = completeRecord(question, library, say)
  if (isRefusal(answer)) return answer
  return (
    firstDifference(result, JSON.parse(JSON.stringify(answer.result)), ['result']) ??
    checkShuffle(question, library)
  )
}

/** Shuffles the deck again: the cards of the record must be those that its secret gives. */
function checkShuffle(question: unknown, library: Library): Refusal | undefined {
  const played = playRecord(question, library)
  const fresh = startRecord(question, library)
  if (isRefusal(played) || isRefusal(fresh) || !played.record.shuffle) return undefined
  const { commitment, secret, added } = played.record.shuffle
  if (commitmentOf(secret) !== commitment) return within(['shuffle'], refuse('secret-not-committed'))
  const shoe = new SeededShoe(fresh.round, seedFrom(secret, added))
  return within(['shuffle'], followShoe(fresh.round, shoe, played.round.inputs))
}

import type { Library } from '../family/library.ts'
import { isRefusal, writeRefusal } from '../say/refusal.ts'
import type { Say } from '../say/saying.ts'
import { commitmentOf, followShoe, SeededShoe, seedFrom } from '../shoe/fair-shuffle.ts'
import { completeRecord, playRecord, type RoundRecord, startRecord } from './record.ts'

/** The first difference between a finished record and what its inputs really lead to; nothing if there is none. */
export function verifyRecord(value: unknown, library: Library, say: Say): string | undefined {
  const finished = value as RoundRecord | null
  if (finished?.result === undefined) return 'result: is missing'
  const { result, ...question } = finished
  const answer = completeRecord(question, library, say)
  if (isRefusal(answer)) return writeRefusal(answer)
  return (
    firstDifference(result, JSON.parse(JSON.stringify(answer.result)), 'result') ??
    checkShuffle(question, library)
  )
}

/** Shuffles the deck again: the cards of the record must be those that its secret gives. */
function checkShuffle(question: unknown, library: Library): string | undefined {
  const played = playRecord(question, library)
  const fresh = startRecord(question, library)
  if (isRefusal(played) || isRefusal(fresh) || !played.record.shuffle) return undefined
  const { commitment, secret, added } = played.record.shuffle
  if (commitmentOf(secret) !== commitment) return 'shuffle: the secret is not what was committed to'
  const shoe = new SeededShoe(fresh.round, seedFrom(secret, added))
  const wrong = followShoe(fresh.round, shoe, played.round.inputs)
  return wrong && `shuffle: ${writeRefusal(wrong)}`
}

export function firstDifference(said: unknown, is: unknown, path: string): string | undefined {
  if (Object.is(said, is)) return undefined
  if (typeof said !== 'object' || typeof is !== 'object' || said === null || is === null) {
    return `${path}: the record says ${JSON.stringify(said)}, it is ${JSON.stringify(is)}`
  }
  const keys = new Set([...Object.keys(said), ...Object.keys(is)])
  for (const key of keys) {
    const inner = Array.isArray(said) ? `${path}[${key}]` : `${path}.${key}`
    const found = firstDifference((said as Fields)[key], (is as Fields)[key], inner)
    if (found) return found
  }
  return undefined
}

type Fields = Record<string, unknown>

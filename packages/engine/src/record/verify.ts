import { isRefusal } from '../round/refusal.ts'
import { completeRecord, type Library, type RoundRecord } from './record.ts'

/** The first difference between a finished record and what its inputs really lead to; nothing if there is none. */
export function verifyRecord(value: unknown, library: Library): string | undefined {
  const finished = value as RoundRecord | null
  if (finished?.result === undefined) return 'result: is missing'
  const { result, ...question } = finished
  const answer = completeRecord(question, library)
  return isRefusal(answer)
    ? answer.refused
    : firstDifference(result, JSON.parse(JSON.stringify(answer.result)), 'result')
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

import { citedLines } from '../rules/cite.ts'
import { type Path, type Refusal, within } from '../say/refusal.ts'
import { refuseRecord } from './refusals.ts'

/** The first difference between a record and its recomputed form; undefined without any. */
export function firstDifference(said: unknown, is: unknown, path: Path): Refusal | undefined {
  if (Object.is(said, is)) return undefined
  if (!isObject(said) || !isObject(is)) {
    return isSameCite(said, is) ? undefined : within<never>(path, differs(said, is))
  }
  const keys = new Set([...Object.keys(said), ...Object.keys(is)])
  for (const key of keys) {
    const inner = Array.isArray(said) ? Number(key) : key
    const found = firstDifference(said[key], is[key], [...path, inner])
    if (found) return found
  }
  return undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const differs = (said: unknown, is: unknown): Refusal =>
  refuseRecord('result-differs', { said: json(said), is: json(is) })

/** A missing value has no JSON. */
const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** The same lines may be cited in more than one way: `003:513, 003:527` is `003:513, 527`. */
function isSameCite(said: unknown, is: unknown): boolean {
  if (typeof said !== 'string' || typeof is !== 'string') return false
  const lines = citedLines(said)
  return lines !== undefined && lines.length > 0 && json(lines) === json(citedLines(is))
}

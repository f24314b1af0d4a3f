import { type Path, type Refusal, refuser } from '@cardroom/engine'
import type { AuditRefusals } from '@cardroom/protocol'

export const refuseInAudit = refuser<AuditRefusals>()

/** The fault of something that no event leads to. */
export const neverHappened = (id: string): Refusal => ({ ...refuseInAudit('audit-never-happened'), at: [id] })

/** The first difference between stored and expected plain data. */
export function difference(said: unknown, is: unknown, at: Path = []): Refusal | undefined {
  if (Object.is(said, is)) return undefined
  if (!isObject(said) || !isObject(is)) {
    const values = { said: JSON.stringify(said) ?? 'nothing', is: JSON.stringify(is) ?? 'nothing' }
    return { ...refuseInAudit('audit-differs', values), at }
  }
  for (const key of new Set([...Object.keys(said), ...Object.keys(is)])) {
    const found = difference(said[key], is[key], [...at, Array.isArray(said) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A value as it is after serialization. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

import { type Path, type Refusal, refuser } from '@cardroom/engine'
import type { AuditRefusals } from '@cardroom/protocol'

export const wrongInBooks = refuser<AuditRefusals>()

/** Something that no event tells of. */
export const invented = (id: string): Refusal => ({ ...wrongInBooks('audit-never-happened'), at: [id] })

/** The first place in which what is kept is not what it should be; plain data on both sides. */
export function difference(said: unknown, is: unknown, at: Path = []): Refusal | undefined {
  if (Object.is(said, is)) return undefined
  if (!isObject(said) || !isObject(is)) {
    const values = { said: JSON.stringify(said) ?? 'nothing', is: JSON.stringify(is) ?? 'nothing' }
    return { ...wrongInBooks('audit-differs', values), at }
  }
  for (const key of new Set([...Object.keys(said), ...Object.keys(is)])) {
    const found = difference(said[key], is[key], [...at, Array.isArray(said) ? Number(key) : key])
    if (found) return found
  }
  return undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** As it is after it was written down and read. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

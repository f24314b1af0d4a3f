import { type Refusal, within } from '@cardroom/engine'
import type { z } from 'zod'
import { refuseInRoom } from '../room/refuse.ts'

/** The first thing that is wrong with what came in, at its place. */
export function notUnderstood({ issues: [first] }: z.ZodError): Refusal {
  const refusal = refuseInRoom('not-a-message', { what: first?.message ?? '' })
  return within<never>(first?.path.map(key => (typeof key === 'symbol' ? String(key) : key)) ?? [], refusal)
}

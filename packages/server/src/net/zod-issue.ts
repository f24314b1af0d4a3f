import { type Refusal, refuser, within } from '@cardroom/engine'
import type { LineRefusals } from '@cardroom/protocol'
import type { z } from 'zod'

/** The first thing that is wrong with what came in, at its place. */
export function notUnderstood({ issues: [first] }: z.ZodError): Refusal {
  const refusal = refuser<LineRefusals>()('line-no-message', { what: first?.message ?? '' })
  return within<never>(first?.path.map(key => (typeof key === 'symbol' ? String(key) : key)) ?? [], refusal)
}

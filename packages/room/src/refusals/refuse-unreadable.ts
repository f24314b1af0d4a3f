import { type Refusal, refuser, within } from '@cardroom/engine'
import type { RequestRefusals } from '@cardroom/protocol'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Refuses input with the first error of its schema, at its place. */
export function refuseUnreadable({ issues }: z.ZodError): Refusal {
  const first = issues[0] && innermost(issues[0])
  const refusal = refuser<RequestRefusals>()('line-no-message', { what: first?.message ?? '' })
  return within<never>(first?.path.map(key => (typeof key === 'symbol' ? String(key) : key)) ?? [], refusal)
}

/** The error of a union: that of the variant whose error lies deepest, which was probably meant. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const firsts = issue.errors.flatMap(([one]) => (one ? [innermost(one)] : []))
  const [deepest] = firsts.toSorted((a, b) => b.path.length - a.path.length)
  return deepest ? { ...deepest, path: [...issue.path, ...deepest.path] } : issue
}

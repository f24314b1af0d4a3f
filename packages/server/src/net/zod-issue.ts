import { type Refusal, refuser, within } from '@cardroom/engine'
import type { LineRefusals } from '@cardroom/protocol'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The first thing that is wrong with what came in, at its place. */
export function notUnderstood({ issues }: z.ZodError): Refusal {
  const first = issues[0] && innermost(issues[0])
  const refusal = refuser<LineRefusals>()('line-no-message', { what: first?.message ?? '' })
  return within<never>(first?.path.map(key => (typeof key === 'symbol' ? String(key) : key)) ?? [], refusal)
}

/** Of what can be said in several ways, the mistake in the one that was meant: it goes wrong at the deepest place. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const firsts = issue.errors.flatMap(([one]) => (one ? [innermost(one)] : []))
  const [deepest] = firsts.toSorted((a, b) => b.path.length - a.path.length)
  return deepest ? { ...deepest, path: [...issue.path, ...deepest.path] } : issue
}

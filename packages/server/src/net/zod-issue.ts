import type { z } from 'zod'

/** The first thing that is wrong, with its place: `wagers.0.amount: …`. */
export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]!
  const path = issue.path.join('.')
  return path === '' ? issue.message : `${path}: ${issue.message}`
}

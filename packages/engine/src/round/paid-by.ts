import type { Cite } from '../rules/cite.ts'

/**
 * The lines by which chips move where players play against each other: `pot` to its winner, `odd` for an
 * indivisible rest, and the payments between players, by what they are for.
 */
export type PaidBy = Readonly<Record<string, Cite | undefined>>

import type { Cite } from '../rules/cite.ts'

/**
 * By which lines chips move where players play against each other: `pot` to who wins it, `odd` what cannot be divided,
 * and what a player pays another, by what it is for.
 */
export type PaidBy = Readonly<Record<string, Cite | undefined>>

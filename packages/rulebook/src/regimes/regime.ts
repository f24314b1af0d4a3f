import type { Provision } from './provisions.ts'

/** A day as `2026-04-01`: days are compared as texts. */
export type Day = `${number}-${number}-${number}`

/** Which day it is in the rooms, all of which are in California. */
export const californiaDayAt = (now: number): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' }).format(now) as Day

/**
 * Rules for the rooms' games from one day to another, beyond their filings. A table runs under one of them;
 * `as-filed` adds nothing. Plain data: one file each, and a line in `index.ts`.
 */
export interface Regime {
  readonly id: string
  /** As it is cited. */
  readonly name: string
  readonly approved?: Day
  /** In force from this day on; without it, for as long as the filings are. */
  readonly from?: Day
  /** A court has stopped it from this day on. */
  readonly enjoined?: Day
  /** The source of the text: the filings themselves, an unofficial copy, or only reports. */
  readonly known: 'filings' | 'copy' | 'reports'
  readonly sources: readonly Source[]
  readonly provisions: readonly Provision[]
}

/** A source for a regime. */
export interface Source {
  readonly title: string
  readonly url?: string
}

/** Whether a regime is in force on a day. */
export type Standing = 'in-force' | 'not-yet' | 'enjoined'

/** Whether a regime holds on a day: a day of an injunction counts as enjoined, one before it begins as not yet. */
export function standingOf({ from, enjoined }: Regime, day: Day): Standing {
  if (enjoined !== undefined && day >= enjoined) return 'enjoined'
  return from !== undefined && day < from ? 'not-yet' : 'in-force'
}

/** A day as `2026-04-01`: days are compared as texts. */
export type Day = `${number}-${number}-${number}`

/** Which day it is in the rooms, all of which are in California. */
export const californiaDayAt = (now: number): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' }).format(now) as Day

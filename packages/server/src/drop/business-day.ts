import type { BusinessDay } from '@cardroom/protocol'

/** All rooms are in California, and none of them is done at midnight: the night belongs to the day before. */
export const USUAL_DAY: BusinessDay = { zone: 'America/Los_Angeles', turns: 6 }
/** The day of houses that were begun before there was another. */
export const UTC_DAY: BusinessDay = { zone: 'UTC', turns: 0 }

const DAY = 24 * 60 * 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The day that a moment belongs to, as `2026-11-17`: it turns at an hour of the clock on the wall. */
export function dayOf(at: number, { zone, turns }: BusinessDay): string {
  const [date = '', hour = '0'] = clockIn(zone).format(at).split(', ')
  return Number(hour) < turns ? new Date(Date.parse(date) - DAY).toISOString().slice(0, 10) : date
}

function clockIn(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
    clocks.set(zone, clock)
  }
  return clock
}

/** Whether there is such a time zone. */
export function isZone(zone: string): boolean {
  try {
    clockIn(zone)
    return true
  } catch {
    return false
  }
}

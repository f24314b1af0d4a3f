import type { BusinessDay } from '@cardroom/protocol'

/** The rooms are in California and open past midnight: the night belongs to the day before. */
export const DEFAULT_BUSINESS_DAY: BusinessDay = { zone: 'America/Los_Angeles', turns: 6 }

const DAY = 24 * 60 * 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** The business day of a moment, as `2026-11-17`; it begins at an hour of the local clock. */
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

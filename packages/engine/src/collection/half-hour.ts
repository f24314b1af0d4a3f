import type { Reading } from '../rules/rule-set.ts'
import { sayer } from '../say/saying.ts'
import type { FeeOption, HalfHour } from './fee.ts'
import type { ChosenReadings } from './readings.ts'
import type { FeeSentences } from './sentences.ts'

const say = sayer<FeeSentences>()

/** Half an hour, in milliseconds. */
export const HALF_HOUR_MS = 30 * 60 * 1000

/**
 * When the half-hour collection is taken: before the half hour, right after it, or by the house's clock on
 * the hour and the half hour.
 */
export const TIMES_TAKEN = ['in-advance', 'after', 'on-the-clock'] as const
/** Whether everybody with a seat pays, even while away, or only those who play. */
export const TIMES_FROM = ['seated', 'active'] as const

/** The default where a filing says only "every 30 minutes". */
const DEFAULT_HALF_HOUR: Omit<HalfHour, 'cite'> = { taken: 'after', from: 'seated', open: ['taken', 'from'] }

const isTaken = (value: string | undefined): value is HalfHour['taken'] =>
  TIMES_TAKEN.some(one => one === value)
const isFrom = (value: string | undefined): value is HalfHour['from'] => TIMES_FROM.some(one => one === value)

const printed = ({ player, cite }: FeeOption): HalfHour => player?.time ?? { ...DEFAULT_HALF_HOUR, cite }

/** How an option takes its collection by the half hour, under the chosen readings. */
export function halfHourOf(option: FeeOption, chosen: ChosenReadings): Pick<HalfHour, 'taken' | 'from'> {
  const { taken, from, open = [] } = printed(option)
  const { timeTaken, timeFrom } = chosen
  return {
    taken: open.includes('taken') && isTaken(timeTaken) ? timeTaken : taken,
    from: open.includes('from') && isFrom(timeFrom) ? timeFrom : from,
  }
}

/** The points of a half-hour collection that the print leaves open. */
export function halfHourReadings(option: FeeOption): Reading[] {
  if (option.player?.unit !== '30min') return []
  const { taken, from, open = [], cite } = printed(option)
  const but = (all: readonly string[], value: string) => all.filter(one => one !== value)
  const readings: Readonly<Record<'taken' | 'from', Reading>> = {
    taken: {
      name: 'timeTaken',
      default: taken,
      others: but(TIMES_TAKEN, taken),
      why: say('fee-why-time-taken'),
      cite,
    },
    from: {
      name: 'timeFrom',
      default: from,
      others: but(TIMES_FROM, from),
      why: say('fee-why-time-from'),
      cite,
    },
  }
  return open.map(one => readings[one])
}

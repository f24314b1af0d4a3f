import type { Rate } from '../limits/allowance.ts'
import { DOOR_LIMITS, type DoorLimits } from '../net/door.ts'
import { quoted, Unusable } from './setting.ts'

/** The limits of the door as a configuration file has them: what it does not name stays as it is. */
export function limitsFromJson(value: unknown): DoorLimits {
  const given = record(value, '')
  const known = Object.keys(DOOR_LIMITS)
  for (const name of Object.keys(given))
    if (!known.includes(name)) throw new Unusable(`there is no limit ${quoted(name)} (${known.join(', ')})`)
  const rate = (name: Exclude<keyof DoorLimits, 'socketsOfAddress'>): Rate =>
    given[name] === undefined ? DOOR_LIMITS[name] : rateFrom(given[name], name)
  const { socketsOfAddress = DOOR_LIMITS.socketsOfAddress } = given
  return {
    messages: rate('messages'),
    messagesOfAddress: rate('messagesOfAddress'),
    socketsOfAddress: atLeast(1, socketsOfAddress, 'socketsOfAddress'),
    newcomers: rate('newcomers'),
    questions: rate('questions'),
  }
}

function rateFrom(value: unknown, name: string): Rate {
  const { atOnce, aSecond, ...more } = record(value, name)
  const [other] = Object.keys(more)
  if (other !== undefined) throw new Unusable(`${name} has atOnce and aSecond, not ${quoted(other)}`)
  return {
    atOnce: atLeast(1, atOnce, `${name}.atOnce`),
    // A rate of nothing would never let anybody in again.
    aSecond: atLeast(0.001, aSecond, `${name}.aSecond`),
  }
}

function record(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new Unusable(`${name === '' ? '' : `${name}: `}an object, not ${quoted(value)}`)
}

function atLeast(least: number, value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= least) return value
  throw new Unusable(
    `${name}: a number of at least ${least}${value === undefined ? '' : `, not ${quoted(value)}`}`,
  )
}

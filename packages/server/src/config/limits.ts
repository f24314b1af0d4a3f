import type { Rate } from '@cardroom/room'
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS } from '../net/connection-gate.ts'
import { quoted, UnusableSettingError } from './setting.ts'

/** Reads the connection limits of a configuration file; missing ones keep their default. */
export function limitsFromJson(value: unknown): ConnectionLimits {
  const given = record(value, '')
  const known = Object.keys(DEFAULT_CONNECTION_LIMITS)
  for (const name of Object.keys(given))
    if (!known.includes(name))
      throw new UnusableSettingError(`there is no limit ${quoted(name)} (${known.join(', ')})`)
  const rate = (name: Exclude<keyof ConnectionLimits, 'socketsOfAddress'>): Rate =>
    given[name] === undefined ? DEFAULT_CONNECTION_LIMITS[name] : rateFrom(given[name], name)
  const { socketsOfAddress = DEFAULT_CONNECTION_LIMITS.socketsOfAddress } = given
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
  if (other !== undefined)
    throw new UnusableSettingError(`${name} has atOnce and aSecond, not ${quoted(other)}`)
  return {
    atOnce: atLeast(1, atOnce, `${name}.atOnce`),
    // A rate of zero would lock everybody out for good.
    aSecond: atLeast(0.001, aSecond, `${name}.aSecond`),
  }
}

function record(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new UnusableSettingError(`${name === '' ? '' : `${name}: `}an object, not ${quoted(value)}`)
}

function atLeast(least: number, value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isFinite(value) && value >= least) return value
  throw new UnusableSettingError(
    `${name}: a number of at least ${least}${value === undefined ? '' : `, not ${quoted(value)}`}`,
  )
}

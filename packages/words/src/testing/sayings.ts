import type { Saying } from '@cardroom/engine'

const isSaying = (value: object): value is Saying => 'say' in value && typeof value.say === 'string'

/** Every saying in a piece of data, those inside of sayings too. */
export function sayingsIn(value: unknown): Saying[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(sayingsIn)
  return isSaying(value) ? [value, ...inside] : inside
}

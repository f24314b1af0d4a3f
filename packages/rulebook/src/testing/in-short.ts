import { type Refusal, type Value, writePath } from '@cardroom/engine'

/** Why something is refused, without a language: `moves[3]: may-not surrender 2 hit, stand`. */
export function inShort({ at, code, values }: Refusal): string {
  const why = [code, ...Object.values(values).map(short)].join(' ')
  return at.length === 0 ? why : `${writePath(at)}: ${why}`
}

const isList = (value: object): value is readonly Value[] => Array.isArray(value)

function short(value: Value): string {
  if (typeof value !== 'object') return String(value)
  if (isList(value)) return value.map(short).join(', ')
  const { say, values } = value
  return values ? Object.values(values).map(short).join(' ') : say
}

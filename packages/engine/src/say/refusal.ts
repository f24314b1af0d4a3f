import type { Sentences, Values, ValuesArgs } from './saying.ts'

/** A place in a piece of JSON: `['wagers', 0, 'amount']`. */
export type Path = readonly (string | number)[]

/**
 * Why an input was refused; nothing has changed. The code is one of a closed list that a catalogue puts into
 * words.
 */
export interface Refusal {
  readonly code: string
  readonly at: Path
  readonly values: Values
}

const NOWHERE: Path = []
const NO_VALUES: Values = {}

/** Makes refusals of one area; other codes do not compile. */
export const refuser =
  <S extends Sentences<S>>() =>
  <K extends keyof S & string>(code: K, ...[values]: ValuesArgs<S[K]>): Refusal => ({
    code,
    at: NOWHERE,
    values: values ?? NO_VALUES,
  })

/** Whether a value is a refusal: functions that can refuse return a `Refusal` instead of throwing. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'at' in value && 'values' in value

/** Moves a refusal to its place in a larger whole. */
export const within = <T>(place: Path, found: T | Refusal): T | Refusal =>
  isRefusal(found) ? { ...found, at: [...place, ...found.at] } : found

/** `wagers[0].amount`: a place as records and the command line write it. */
export const writePath = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  )

/**
 * Writes a refusal without a language, for faults of the program: `wagers[0]: below-minimum {"amount":400}`.
 */
export function writeRefusal({ at, code, values }: Refusal): string {
  const what = `${code} ${JSON.stringify(values)}`
  return at.length === 0 ? what : `${writePath(at)}: ${what}`
}

/** Returns the value, or throws where a refusal would be a fault of the program. */
export function unwrap<T>(found: T | Refusal): T {
  if (isRefusal(found)) throw new Error(writeRefusal(found))
  return found
}

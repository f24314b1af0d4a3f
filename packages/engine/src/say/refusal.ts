import type { Given, Sentences, Values } from './saying.ts'

/** Where in a piece of JSON something stands: `['wagers', 0, 'amount']`. */
export type Path = readonly (string | number)[]

/** Why an input was not taken; nothing has changed. The code is one of a closed list, said by a catalogue. */
export interface Refusal {
  readonly code: string
  readonly at: Path
  readonly values: Values
}

const NOWHERE: Path = []
const NOTHING: Values = {}

/** Refuses for the reasons of one area, and no others. */
export const refuser =
  <S extends Sentences<S>>() =>
  <K extends keyof S & string>(code: K, ...[values]: Given<S[K]>): Refusal => ({
    code,
    at: NOWHERE,
    values: values ?? NOTHING,
  })

/** Whether something was refused: what can be answers with a `Refusal` instead of throwing. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'at' in value && 'values' in value

/** The same refusal, of something that stands at a place of a larger whole. */
export const within = <T>(place: Path, found: T | Refusal): T | Refusal =>
  isRefusal(found) ? { ...found, at: [...place, ...found.at] } : found

/** `wagers[0].amount`: a place as records and the command line write it. */
export const writePath = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  )

/** A refusal without a language, for faults that nobody should meet: `wagers[0]: below-minimum {"amount":400}`. */
export function writeRefusal({ at, code, values }: Refusal): string {
  const what = `${code} ${JSON.stringify(values)}`
  return at.length === 0 ? what : `${writePath(at)}: ${what}`
}

/** What was granted, where a refusal would be a fault of the program. */
export function granted<T>(found: T | Refusal): T {
  if (isRefusal(found)) throw new Error(writeRefusal(found))
  return found
}

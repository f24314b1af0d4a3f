import type { Place } from '../round/awaiting.ts'
import type { HandShown, Result } from '../round/result.ts'
import type { Say } from '../say/saying.ts'

/** A hand as records write it: what it is, in words. */
export interface HandWritten extends Omit<HandShown, 'is'> {
  readonly name?: string
}

/** A result as records write it. */
export interface ResultWritten extends Omit<Result, 'hands'> {
  readonly hands?: Readonly<Record<Place, HandWritten>>
}

/** A result with the names of its hands in the language of `say`. */
export function writeResult(result: Result, say: Say): ResultWritten {
  const { hands } = result
  if (!hands) return result
  const written = Object.entries(hands).map(([place, { cards, is, ...parts }]) => [
    place,
    { cards, ...(is ? { name: say(is) } : {}), ...parts },
  ])
  return { ...result, hands: Object.fromEntries(written) }
}

/** A result that was written, with its hands named in the words of the record. */
export function readResult(written: ResultWritten): Result {
  const { hands, ...result } = written
  if (!hands) return result
  const read = Object.entries(hands).map(([place, { name, ...parts }]) => [
    place,
    { ...parts, ...(name === undefined ? {} : { is: { say: 'own-words', values: { text: name } } }) },
  ])
  return { ...result, hands: Object.fromEntries(read) }
}

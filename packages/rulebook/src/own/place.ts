import { type Path, type Refusal, refuser, writePath } from '@cardroom/engine'
import type { OwnGame } from './own-game.ts'
import type { OwnGameRefusals } from './refusals.ts'

const refuse = refuser<OwnGameRefusals>()

/** A place in a file as mistakes name it: `rules.wagers[2].wins[0].pays`. */
function readPlace(text: string): Path | undefined {
  const parts = text.match(/[^.[\]]+|\[\d+\]/g) ?? []
  const path = parts.map(part => (part.startsWith('[') ? Number(part.slice(1, -1)) : part))
  return writePath(path) === text && text !== '' ? path : undefined
}

/** A game as a file has it, before any check. */
export type OwnGameDraft = Readonly<Record<string, unknown>>

/** A game as its file would have it. */
export const ownGameDraft = (game: OwnGame): OwnGameDraft => JSON.parse(JSON.stringify(game)) as OwnGameDraft

/** The draft with another value at a place; `undefined` removes it. */
export function putAt(draft: OwnGameDraft, place: string, value: unknown): OwnGameDraft | Refusal {
  const path = readPlace(place)
  const made = path && put(draft, path, value)
  return (made as OwnGameDraft | undefined) ?? refuse('own-no-such-place', { place })
}

function put(at: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(at)) {
    // A row may be added after the last one.
    if (typeof key !== 'number' || key > at.length) return undefined
    if (rest.length === 0 && value === undefined) return at.toSpliced(key, 1)
    const made = put(at[key], rest, value)
    return made === undefined ? undefined : [...at.slice(0, key), made, ...at.slice(key + 1)]
  }
  if (typeof at !== 'object' || at === null || typeof key === 'number') return undefined
  const { [key]: before, ...others } = at as Record<string, unknown>
  if (rest.length === 0 && value === undefined) return others
  const made = put(before, rest, value)
  return made === undefined ? undefined : { ...at, [key]: made }
}

/** Every primitive field of a draft, with its place. */
export function* fieldsOf(
  value: unknown,
  path: Path = [],
): Generator<{ readonly path: Path; readonly value: string | number | boolean | null }> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      yield* fieldsOf(one, [...path, Array.isArray(value) ? Number(key) : key])
    }
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    yield { path, value }
  }
}

import { groupedBy } from '../lists/grouped.ts'
import type { Entry } from './entry.ts'

/** What an entry takes back, if it does. */
const takesBack = ({ does, instead }: Entry): string | undefined =>
  does.do === 'take-back' ? does.of : instead

/** The entries that count: what was taken back does not, unless that was taken back itself. */
export function counting(entries: readonly Entry[]): ReadonlySet<string> {
  const gone = new Set<string>()
  const counts = new Set<string>()
  for (const entry of entries.toReversed()) {
    if (gone.has(entry.id)) continue
    counts.add(entry.id)
    const of = takesBack(entry)
    if (of !== undefined) gone.add(of)
  }
  return counts
}

/**
 * What is played in each round, in the order in which it happened: an entry in the place of another stands where
 * that one stood.
 */
export function byRound(entries: readonly Entry[]): ReadonlyMap<number, readonly Entry[]> {
  const counts = counting(entries)
  const places = new Map<string, number>()
  for (const [at, { id, instead }] of entries.entries()) {
    places.set(id, instead === undefined ? at : (places.get(instead) ?? at))
  }
  const played = entries.filter(({ id, does }) => counts.has(id) && does.do !== 'take-back')
  const place = ({ id }: Entry): number => places.get(id) ?? 0
  return groupedBy(
    played.toSorted((a, b) => a.round - b.round || place(a) - place(b)),
    ({ round }) => round,
  )
}

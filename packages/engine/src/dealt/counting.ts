import { groupedBy } from '../lists/grouped.ts'
import type { SessionEntry } from './entry.ts'

/** The entry that this one takes back, if any. */
const takesBack = ({ does, instead }: SessionEntry): string | undefined =>
  does.do === 'take-back' ? does.of : instead

/** The ids of the entries that count. A take-back may itself be taken back. */
export function countingEntries(entries: readonly SessionEntry[]): ReadonlySet<string> {
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
 * The entries of each round in the order of events: a correction takes the place of the entry that it
 * replaces.
 */
export function byRound(entries: readonly SessionEntry[]): ReadonlyMap<number, readonly SessionEntry[]> {
  const counts = countingEntries(entries)
  const places = new Map<string, number>()
  for (const [at, { id, instead }] of entries.entries()) {
    places.set(id, instead === undefined ? at : (places.get(instead) ?? at))
  }
  const played = entries.filter(({ id, does }) => counts.has(id) && does.do !== 'take-back')
  const place = ({ id }: SessionEntry): number => places.get(id) ?? 0
  return groupedBy(
    played.toSorted((a, b) => a.round - b.round || place(a) - place(b)),
    ({ round }) => round,
  )
}

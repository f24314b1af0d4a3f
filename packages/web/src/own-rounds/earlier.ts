import type { OwnRoundsReply } from '@cardroom/protocol'
import { fetchJson } from '../net/fetched.ts'
import { lastOwner } from './gather.ts'
import { openKept } from './kept.ts'

/** Where in a shoe that lasts for several rounds a record was dealt. */
interface InShoe {
  readonly shoe: string
  readonly from: number
}

/** Nothing of a record whose cards were shuffled for it alone. */
export function inShoe(record: unknown): InShoe | undefined {
  if (typeof record !== 'object' || record === null || !('shoe' in record)) return undefined
  const { shoe } = record
  if (typeof shoe !== 'object' || shoe === null || !('id' in shoe) || !('from' in shoe)) return undefined
  const { id, from } = shoe
  return typeof id === 'string' && typeof from === 'number' ? { shoe: id, from } : undefined
}

/** Of some records those that came from the same shoe before one of them. */
export function earlierOf(record: unknown, records: readonly unknown[]): readonly unknown[] {
  const place = inShoe(record)
  if (!place) return []
  return records.filter(one => {
    const other = inShoe(one)
    return other?.shoe === place.shoe && other.from < place.from
  })
}

/** As many as the card room sends at once: a shoe has fewer rounds. */
const NEWEST = 100

/** One's own rounds that came from the shoe of a record before it: as this browser keeps them, and the newest. */
export async function ownEarlier(record: unknown): Promise<readonly unknown[]> {
  if (!inShoe(record)) return []
  const owner = lastOwner()
  const kept = owner === undefined ? [] : await (await openKept()).of(owner)
  // Without a line, or before one has come in, what is kept is all there is.
  const newest = await fetchJson<OwnRoundsReply>(`/api/me/rounds?limit=${NEWEST}`).catch(() => undefined)
  const rounds = new Map([...kept, ...(newest?.rounds ?? [])].map(round => [round.id, round.record]))
  return earlierOf(record, [...rounds.values()])
}

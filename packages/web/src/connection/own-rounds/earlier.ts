import type { OwnRoundsReply } from '@cardroom/protocol'
import { fetchJson } from '../fetch-json.ts'
import { lastOwner } from './gather.ts'
import { openOwnRoundStore } from './stored-rounds.ts'

/** Where in a shoe that lasts for several rounds a record was dealt. */
interface ShoePosition {
  readonly shoe: string
  readonly from: number
}

/** The shoe and the position in it; nothing for a record with its own shuffle. */
export function shoePositionOf(record: unknown): ShoePosition | undefined {
  if (typeof record !== 'object' || record === null || !('shoe' in record)) return undefined
  const { shoe } = record
  if (typeof shoe !== 'object' || shoe === null || !('id' in shoe) || !('from' in shoe)) return undefined
  const { id, from } = shoe
  return typeof id === 'string' && typeof from === 'number' ? { shoe: id, from } : undefined
}

/** The records that were dealt from the same shoe before the given one. */
export function earlierOf(record: unknown, records: readonly unknown[]): readonly unknown[] {
  const place = shoePositionOf(record)
  if (!place) return []
  return records.filter(one => {
    const other = shoePositionOf(one)
    return other?.shoe === place.shoe && other.from < place.from
  })
}

/** The most rounds that the server sends at once; a shoe has fewer. */
const MAX_NEWEST_ROUNDS = 100

/** The player's rounds from a record's shoe before it: the stored ones, and the newest of the server. */
export async function ownEarlier(record: unknown): Promise<readonly unknown[]> {
  if (!shoePositionOf(record)) return []
  const owner = lastOwner()
  const kept = owner === undefined ? [] : await (await openOwnRoundStore()).of(owner)
  // Offline, or before signing in, the stored rounds are all there are.
  const newest = await fetchJson<OwnRoundsReply>(`/api/me/rounds?limit=${MAX_NEWEST_ROUNDS}`).catch(
    () => undefined,
  )
  const rounds = new Map([...kept, ...(newest?.rounds ?? [])].map(round => [round.id, round.record]))
  return earlierOf(record, [...rounds.values()])
}

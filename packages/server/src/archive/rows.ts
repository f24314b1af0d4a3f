import { hashText, type Packed, type PackedHash, unpack } from '../store/packed.ts'
import type { Archivable, SealedText } from './shelf.ts'

/** What a database knows of a table and its past. */
export interface TableRow {
  readonly id: string
  readonly closed: number | boolean
  readonly snapshot: number | null
  /** The last event, the event with which the last round was over, and the last that was archived or always stays. */
  readonly end: number | null
  readonly round: number | null
  readonly archived: number
  readonly hash: PackedHash | null
}

/**
 * A table is opened with its snapshot, what happened since, and its last round: all of that stays. Of one that is
 * closed the snapshot does, and the end of the chain.
 */
export function archivable({ id, closed, snapshot, end, round, archived, hash }: TableRow): Archivable[] {
  const before = closed
    ? Math.min(snapshot ?? Number.MAX_SAFE_INTEGER, end ?? 0)
    : Math.min(snapshot ?? 0, round ?? 0)
  return hash === null ? [] : [{ table: id, after: { version: archived, hash: hashText(hash) }, before }]
}

/** Something sealed as it lies in a database. */
export interface TextRow {
  readonly id: string
  readonly version: number
  readonly hash: PackedHash | null
  readonly text: Packed
}

export const sealedText = ({ id, version, hash, text }: TextRow): SealedText => ({
  id,
  version,
  hash: hash === null ? null : hashText(hash),
  text: unpack(text),
})

import { hashText, type PackedHash, type PackedText, unpack } from '../store/packed.ts'
import type { ArchivableTable, SealedText } from './archive-source.ts'

/** A table's row for archiving. */
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
 * Opening a table needs its snapshot, the events since, and its last round: all of that stays. Of a closed table the
 * snapshot and the end of the chain stay.
 */
export function archivableTables({
  id,
  closed,
  snapshot,
  end,
  round,
  archived,
  hash,
}: TableRow): ArchivableTable[] {
  const before = closed
    ? Math.min(snapshot ?? Number.MAX_SAFE_INTEGER, end ?? 0)
    : Math.min(snapshot ?? 0, round ?? 0)
  return hash === null ? [] : [{ table: id, after: { version: archived, hash: hashText(hash) }, before }]
}

/** A sealed text as it lies in a database. */
export interface TextRow {
  readonly id: string
  readonly version: number
  readonly hash: PackedHash
  readonly text: PackedText
}

export const sealedText = ({ id, version, hash, text }: TextRow): SealedText => ({
  id,
  version,
  hash: hashText(hash),
  text: unpack(text),
})

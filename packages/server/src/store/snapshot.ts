import { isSealed, type SealedRow } from './checked-events.ts'
import type { SealedHead } from './heads.ts'
import { hashText, type PackedHash } from './packed.ts'

/** The snapshot of a table, if it has one. */
export type SnapshotRow = SealedRow | { readonly text: null }

/** A snapshot as it lies in a store: the hash of the event may be packed. */
export interface SnapshotColumns {
  readonly text: string | null
  readonly version: number | null
  readonly hash: string | null
  readonly link: PackedHash | null
}

export const snapshotRow = ({ text, version, hash, link }: SnapshotColumns): SnapshotRow =>
  text === null || version === null || hash === null
    ? { text: null }
    : { text, version, hash, link: link === null ? null : hashText(link) }

/**
 * The snapshot, if its seal is intact and the one known outside the database. Otherwise the table is rebuilt from its
 * events.
 */
export function ownSnapshot(
  table: string,
  row: SnapshotRow,
  known: SealedHead | undefined,
  log: (line: string) => void,
): SealedRow | undefined {
  if (row.text !== null) {
    const isKnown = known === undefined || known.snapshot === row.hash || row.version > known.version
    if (isKnown && isSealed('snapshot', row)) return row
  } else if (known?.snapshot === undefined) return undefined
  log(`${table}: its snapshot is not what was written; the table was made anew from its first event`)
  return undefined
}

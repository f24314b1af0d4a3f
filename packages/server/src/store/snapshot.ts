import { isSealed, type SealedRow } from './checked.ts'
import type { KeptHead } from './heads.ts'
import { hashText, type PackedHash } from './packed.ts'

/** The snapshot of a table, if it has one. */
export type SnapshotRow = SealedRow | { readonly text: null }

/** The same as it lies in a store: the hash of the event at its version may be packed. */
export interface KeptSnapshot {
  readonly text: string | null
  readonly version: number | null
  readonly hash: string | null
  readonly link: PackedHash | null
}

export const snapshotRow = ({ text, version, hash, link }: KeptSnapshot): SnapshotRow =>
  text === null ? { text } : { text, version, hash, link: link === null ? null : hashText(link) }

interface OwnSnapshot extends SealedRow {
  readonly version: number
}

/**
 * The snapshot, if it is the one that was written: its seal is unbroken, and the one that is known outside the
 * database, where something is known. Otherwise the table is made anew from its events, which are the truth. A
 * snapshot without a seal is older than seals, and not relied upon.
 */
export function ownSnapshot(
  table: string,
  row: SnapshotRow,
  known: KeptHead | undefined,
  log: (line: string) => void,
): OwnSnapshot | undefined {
  if (row.text !== null && row.version !== null) {
    const isKnown = known === undefined || known.snapshot === row.hash || row.version > known.version
    if (isKnown && isSealed('snapshot', row)) return { ...row, version: row.version }
    if (row.hash === null && known?.snapshot === undefined) return undefined
  } else if (known?.snapshot === undefined) return undefined
  log(`${table}: its snapshot is not what was written; the table was made anew from its first event`)
  return undefined
}

import { hash } from 'node:crypto'
import { closeSync, constants as files, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import type { ArchiveLine, Chapter } from '../store/archives.ts'
import { hashText, unpackEvents } from '../store/packed.ts'
import type { ChapterDraft } from './archive-source.ts'

/** The place of bytes in an archive file. */
export interface AppendReceipt {
  readonly place: number
  readonly bytes: number
  readonly sum: string
}

/** A chapter as it lies in a file: JSON Lines, compressed on its own, so that it can be read on its own. */
export function chapterText(
  { table, first, last }: Pick<Chapter, 'table' | 'first' | 'last'>,
  { rows, rounds, shoes }: ChapterDraft,
): Buffer {
  const lines: ArchiveLine[] = [
    { table, first, last },
    ...rows.map(({ version, at, hash: own, event }) => ({
      version,
      at,
      hash: hashText(own),
      events: [...unpackEvents(event)],
    })),
    ...rounds.map(({ id, ...rest }) => ({ round: id, ...rest })),
    ...shoes.map(({ id, ...rest }) => ({ shoe: id, ...rest })),
  ]
  const text = lines.map(line => `${JSON.stringify(line)}\n`).join('')
  return gzipSync(text, { level: constants.Z_BEST_COMPRESSION })
}

/**
 * Appends to a file after its known length; the bytes are on the disk when this returns. Bytes beyond that length are
 * left over from a crash, and are overwritten.
 */
export function appendDurably(path: string, known: number, bytes: Buffer): AppendReceipt {
  const file = openSync(path, files.O_RDWR | files.O_CREAT, 0o600)
  try {
    ftruncateSync(file, known)
    let done = 0
    while (done < bytes.length) done += writeSync(file, bytes, done, bytes.length - done, known + done)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  if (known === 0) makeDurable(dirname(path))
  return { place: known, bytes: bytes.length, sum: hash('sha256', bytes) }
}

/** Makes a new file's directory entry durable. */
function makeDurable(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

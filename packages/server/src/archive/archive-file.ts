import { hash } from 'node:crypto'
import { closeSync, constants as files, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import type { ArchiveLine, Chapter } from '../store/archives.ts'
import { hashText, unpackEvents } from '../store/packed.ts'
import type { Draft } from './shelf.ts'

/** Where in a file something was written. */
export interface Written {
  readonly place: number
  readonly bytes: number
  readonly sum: string
}

/** A chapter as it stands in a file: JSON Lines, compressed by itself, so that it is read without what is around it. */
export function chapterText(
  { table, first, last }: Pick<Chapter, 'table' | 'first' | 'last'>,
  { rows, rounds, shoes }: Draft,
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
 * Adds to a file after what is known of it, on the disk before this returns. What lies behind that was written by
 * somebody who was ended before it was known: it is written over.
 */
export function appendDurably(path: string, known: number, bytes: Buffer): Written {
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

/** A file that has just been made is there after a power failure too. */
function makeDurable(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

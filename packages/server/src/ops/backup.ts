import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { archivesIn, checkFolder, DATABASE, type FolderCounts } from './check-folder.ts'

export type { FolderCounts } from './check-folder.ts'

/** A folder could not be copied. */
export class BackupError extends Error {}

/** How long to wait for the card room's lock, in milliseconds. */
const LOCK_TIMEOUT_MS = 10_000

/** The files of the database and its lock, which cannot be copied while in use. */
const LIVE_FILES = /^(cardroom\.db|lock\.db)/

/**
 * Copies a data folder that a card room may be using, as of one moment; the copy is checked before it appears. `to`
 * must not exist yet, or be empty.
 */
export function backUp(data: string, to: string): FolderCounts {
  if (!existsSync(join(data, DATABASE)))
    throw new BackupError(`${data} is no data folder: it has no ${DATABASE}`)
  return fillFolder(to, folder => {
    // Copied first: the other files must not be ahead of the database.
    copyOthers(data, folder)
    const db = new DatabaseSync(join(data, DATABASE), { readOnly: true, timeout: LOCK_TIMEOUT_MS })
    try {
      // A single read transaction: writers are neither blocked nor seen.
      db.prepare('VACUUM INTO ?').run(join(folder, DATABASE))
    } finally {
      db.close()
    }
    // Copied last: archived events are in the archive before they leave the database.
    copyArchives(data, folder)
  })
}

/** Makes a data folder of a backup; `data` must not exist yet, or be empty. */
export function restore(from: string, data: string): FolderCounts {
  if (!existsSync(join(from, DATABASE))) throw new BackupError(`${from} is no backup: it has no ${DATABASE}`)
  if (existsSync(join(from, `${DATABASE}-wal`)))
    throw new BackupError(`${from} is a data folder, no backup: "cardroom backup" makes one of it`)
  return fillFolder(data, folder => {
    copyOthers(from, folder)
    copyFileSync(join(from, DATABASE), join(folder, DATABASE), constants.COPYFILE_FICLONE)
    copyArchives(from, folder)
  })
}

/** Fills and checks a folder inside the target, and then moves everything into place. */
function fillFolder(to: string, fill: (folder: string) => void): FolderCounts {
  const place = resolve(to)
  ensureEmpty(place)
  const made = mkdirSync(place, { recursive: true, mode: 0o700 })
  const folder = join(place, '.unfinished')
  try {
    mkdirSync(folder, { mode: 0o700 })
    fill(folder)
    const kept = checkFolder(folder)
    const names = readdirSync(folder)
    // The database comes last: it makes the folder usable.
    for (const name of [...names.filter(one => one !== DATABASE), DATABASE]) {
      chmodSync(join(folder, name), statSync(join(folder, name)).isDirectory() ? 0o700 : 0o600)
      makeDurable(join(folder, name))
      renameSync(join(folder, name), join(place, name))
    }
    rmdirSync(folder)
    makeDurable(place)
    return kept
  } catch (error) {
    rmSync(made === undefined ? folder : place, { recursive: true, force: true })
    throw error
  }
}

function ensureEmpty(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false })
  if (!there) return
  if (!there.isDirectory()) throw new BackupError(`${folder} is a file, not a folder`)
  if (readdirSync(folder).length > 0) throw new BackupError(`${folder} is not empty: nothing was written`)
}

function copyOthers(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isFile() && !LIVE_FILES.test(entry.name))
      copyFileSync(join(from, entry.name), join(to, entry.name))
}

/** The archives that lie in the folder itself; others stay where they are. */
function copyArchives(from: string, to: string): void {
  for (const file of archivesIn(to)) {
    if (!existsSync(join(from, file))) throw new BackupError(`the archive ${join(from, file)} is not there`)
    mkdirSync(join(to, dirname(file)), { recursive: true, mode: 0o700 })
    copyFileSync(join(from, file), join(to, file), constants.COPYFILE_FICLONE)
    chmodSync(join(to, file), 0o600)
    makeDurable(join(to, file))
  }
}

function makeDurable(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

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
import { archivesIn, checkFolder, DATABASE, type Kept } from './check-folder.ts'

export type { Kept } from './check-folder.ts'

/** Why a folder was not copied. */
export class NotCopied extends Error {}

/** How long a lock of the house is waited for, in milliseconds. */
const PATIENCE = 10_000

/** A folder's database and its lock are no files to copy while a house uses them. */
const LIVING = /^(cardroom\.db|lock\.db)/

/**
 * Copies a data folder that a house may be using: everything as it was at one moment, read again and checked before it
 * is where it belongs. `to` must not exist yet, or be empty.
 */
export function backUp(data: string, to: string): Kept {
  if (!existsSync(join(data, DATABASE)))
    throw new NotCopied(`${data} is no data folder: it has no ${DATABASE}`)
  return copied(to, folder => {
    // What lies beside the database is never ahead of it.
    copyOthers(data, folder)
    const db = new DatabaseSync(join(data, DATABASE), { readOnly: true, timeout: PATIENCE })
    try {
      // One reading transaction: whoever writes meanwhile is neither stopped nor seen.
      db.prepare('VACUUM INTO ?').run(join(folder, DATABASE))
    } finally {
      db.close()
    }
    // What a house has let go of was in its archives before.
    copyArchives(data, folder)
  })
}

/** Makes a data folder of a backup; `data` must not exist yet, or be empty. */
export function restore(from: string, data: string): Kept {
  if (!existsSync(join(from, DATABASE))) throw new NotCopied(`${from} is no backup: it has no ${DATABASE}`)
  if (existsSync(join(from, `${DATABASE}-wal`)))
    throw new NotCopied(`${from} is a data folder, no backup: "cardroom backup" makes one of it`)
  return copied(data, folder => {
    copyOthers(from, folder)
    copyFileSync(join(from, DATABASE), join(folder, DATABASE), constants.COPYFILE_FICLONE)
    copyArchives(from, folder)
  })
}

/** Fills a folder within the one that is wanted and checks it; only then is anything where it belongs. */
function copied(to: string, fill: (folder: string) => void): Kept {
  const place = resolve(to)
  ensureEmpty(place)
  const made = mkdirSync(place, { recursive: true, mode: 0o700 })
  const folder = join(place, '.unfinished')
  try {
    mkdirSync(folder, { mode: 0o700 })
    fill(folder)
    const kept = checkFolder(folder)
    const names = readdirSync(folder)
    // With the database the folder is one that can be used: it comes last.
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
  if (!there.isDirectory()) throw new NotCopied(`${folder} is a file, not a folder`)
  if (readdirSync(folder).length > 0) throw new NotCopied(`${folder} is not empty: nothing was written`)
}

function copyOthers(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true }))
    if (entry.isFile() && !LIVING.test(entry.name)) copyFileSync(join(from, entry.name), join(to, entry.name))
}

/** The archives that lie in the folder itself; others stay where they are. */
function copyArchives(from: string, to: string): void {
  for (const file of archivesIn(to)) {
    if (!existsSync(join(from, file))) throw new NotCopied(`the archive ${join(from, file)} is not there`)
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

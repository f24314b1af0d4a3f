import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

const KEY_FILE = 'house.key'
const KEY_PATTERN = /^[0-9a-f]{64}$/i

/**
 * The key that seals the secrets of shuffles in the store: from CARDROOM_KEY, or from a file beside the database that
 * is made once. The database alone does not have it.
 */
export function houseKey(folder: string, given = process.env.CARDROOM_KEY): Buffer {
  if (given !== undefined) return keyIn(given, 'CARDROOM_KEY')
  const file = join(folder, KEY_FILE)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeKey(file)
  }
  chmodSync(file, 0o600)
  return keyIn(readFileSync(file, 'utf8'), file)
}

/** The key, if there is one; makes none. */
export function knownKey(folder: string, given = process.env.CARDROOM_KEY): Buffer | undefined {
  const file = join(folder, KEY_FILE)
  return given !== undefined || existsSync(file) ? houseKey(folder, given) : undefined
}

/**
 * Writes a new key durably, before anything is sealed under it. Of two card rooms that make one at once, one reads
 * the other's.
 */
function writeKey(file: string): void {
  const part = `${file}.${process.pid}`
  const descriptor = openSync(part, 'wx', 0o600)
  writeSync(descriptor, `${randomBytes(32).toString('hex')}\n`)
  fsyncSync(descriptor)
  closeSync(descriptor)
  try {
    linkSync(part, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    unlinkSync(part)
  }
}

function keyIn(text: string, where: string): Buffer {
  const hex = text.trim()
  if (!KEY_PATTERN.test(hex)) throw new Error(`${where}: a key has 64 hexadecimal digits`)
  return Buffer.from(hex, 'hex')
}

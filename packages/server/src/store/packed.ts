import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { DICTIONARIES, type DictionaryNumber, NEWEST } from './dictionaries.ts'
import { Tampered } from './store.ts'

/** A text as it lies in a store: packed, or readable as it was written before texts were packed. */
export type Packed = string | Uint8Array

/** A hash as it lies in a store: its 32 bytes, or their hexadecimal digits as they were written before. */
export type PackedHash = string | Uint8Array

/** What was written together, as it lies in a store: with the version and the hash of its last event. */
export interface PackedRow {
  readonly version: number
  readonly at: number
  readonly event: Packed
  readonly hash: PackedHash
}

/** Texts are short: a larger table of matches would take longer to clear than it saves. */
const DEFLATE = { level: 6, memLevel: 5 }
/** Nothing that a store keeps is longer. */
const MOST_BYTES = 64 * 1024 * 1024

/** The commonest of all, a single move, is too short to be worth the time that DEFLATE takes. */
const MOVE = { number: 3, begins: '{"v":3,"type":"input","input":{"kind":"move","seat":', most: 120 }

const OPENING_BRACE = '{'.charCodeAt(0)

/** A text in few bytes: first by what it is packed, then the rest. */
export function pack(kind: keyof typeof NEWEST, text: string): Buffer {
  if (text.length < MOVE.most && text.startsWith(MOVE.begins))
    return Buffer.concat([Uint8Array.of(MOVE.number), Buffer.from(text.slice(MOVE.begins.length))])
  const number = NEWEST[kind]
  const packed = deflateRawSync(text, { ...DEFLATE, dictionary: DICTIONARIES[number] })
  return Buffer.concat([Uint8Array.of(number), packed])
}

/** The text again, to the letter. */
export function unpack(stored: Packed): string {
  if (typeof stored === 'string') return stored
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)
  const [number = 0] = bytes
  // What was readable before it lay in a column of bytes.
  if (number === OPENING_BRACE) return bytes.toString('utf8')
  if (number === MOVE.number) return MOVE.begins + bytes.toString('utf8', 1)
  if (!isDictionary(number)) throw new Tampered(`what is kept has no form that is known here (${number})`)
  try {
    const unpacked = inflateRawSync(bytes.subarray(1), {
      dictionary: DICTIONARIES[number],
      maxOutputLength: MOST_BYTES,
    })
    return unpacked.toString('utf8')
  } catch {
    throw new Tampered('what is kept cannot be unpacked')
  }
}

const isDictionary = (number: number): number is DictionaryNumber => Object.hasOwn(DICTIONARIES, number)

/** Events have no line feeds of their own: what is written together stands line by line. */
export const packEvents = (texts: readonly string[]): Buffer => pack('events', texts.join('\n'))

export const unpackEvents = (stored: Packed): readonly string[] => unpack(stored).split('\n')

export const hashBytes = (hash: string): Buffer => Buffer.from(hash, 'hex')

export const hashText = (stored: PackedHash): string =>
  typeof stored === 'string' ? stored : Buffer.from(stored).toString('hex')

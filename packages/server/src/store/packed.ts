import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { TamperedError } from '@cardroom/room/store'
import { DICTIONARIES, type DictionaryNumber, NEWEST_DICTIONARY } from './dictionaries.ts'

/** A text as it lies in a store: packed, or readable in the chains of the house and of people. */
export type PackedText = string | Uint8Array

/** A hash as it lies in a store: its 32 bytes, or hexadecimal digits in readable chains. */
export type PackedHash = string | Uint8Array

/** Events written together, as they lie in a store, with the version and the hash of the last one. */
export interface PackedRow {
  readonly version: number
  readonly at: number
  readonly event: PackedText
  readonly hash: PackedHash
}

/** Texts are short: a larger table of matches would take longer to clear than it saves. */
const DEFLATE_OPTIONS = { level: 6, memLevel: 5 }
/** The longest text of a store, in bytes. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024

/** A single move, the commonest event, is packed without DEFLATE, which would take too long for it. */
const PACKED_MOVE = { number: 3, begins: '{"v":1,"type":"input","input":{"kind":"move","seat":', most: 120 }

/** Packs a text: the first byte is the dictionary's number. */
export function pack(kind: keyof typeof NEWEST_DICTIONARY, text: string): Buffer {
  if (text.length < PACKED_MOVE.most && text.startsWith(PACKED_MOVE.begins))
    return Buffer.concat([
      Uint8Array.of(PACKED_MOVE.number),
      Buffer.from(text.slice(PACKED_MOVE.begins.length)),
    ])
  const number = NEWEST_DICTIONARY[kind]
  const packed = deflateRawSync(text, { ...DEFLATE_OPTIONS, dictionary: DICTIONARIES[number] })
  return Buffer.concat([Uint8Array.of(number), packed])
}

/** Unpacks a text. */
export function unpack(stored: PackedText): string {
  if (typeof stored === 'string') return stored
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength)
  const [number = 0] = bytes
  if (number === PACKED_MOVE.number) return PACKED_MOVE.begins + bytes.toString('utf8', 1)
  if (!isDictionary(number))
    throw new TamperedError(`what is kept has no form that is known here (${number})`)
  try {
    const unpacked = inflateRawSync(bytes.subarray(1), {
      dictionary: DICTIONARIES[number],
      maxOutputLength: MAX_UNPACKED_BYTES,
    })
    return unpacked.toString('utf8')
  } catch {
    throw new TamperedError('what is kept cannot be unpacked')
  }
}

const isDictionary = (number: number): number is DictionaryNumber => Object.hasOwn(DICTIONARIES, number)

/** Packs events line by line; events have no line feeds of their own. */
export const packEvents = (texts: readonly string[]): Buffer => pack('events', texts.join('\n'))

export const unpackEvents = (stored: PackedText): readonly string[] => unpack(stored).split('\n')

export const hashBytes = (hash: string): Buffer => Buffer.from(hash, 'hex')

export const hashText = (stored: PackedHash): string =>
  typeof stored === 'string' ? stored : Buffer.from(stored).toString('hex')

import { readCbor } from './cbor.ts'
import { type PublicKey, readKey } from './cose.ts'

/** What an authenticator says of itself and of whoever holds it (WebAuthn §6.1). */
export interface AuthenticatorData {
  /** SHA-256 of the place that the passkey is for. */
  readonly place: Uint8Array
  readonly isPresent: boolean
  readonly isVerified: boolean
  readonly counter: number
  /** A passkey that was just made. */
  readonly made?: { readonly id: Uint8Array; readonly key: PublicKey }
}

/** Not what an authenticator says. */
export class BadData extends Error {}

const PRESENT = 0x01
const VERIFIED = 0x04
const MADE = 0x40
const EXTENDED = 0x80

/** The hash, the flags and the counter; then the model and how long the id is. */
const HEAD = 37
const MODEL = 16
const MOST_ID = 1023

export function readAuthenticatorData(bytes: Uint8Array): AuthenticatorData {
  if (bytes.length < HEAD) throw new BadData('cut off')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const flags = view.getUint8(32)
  const said = {
    place: bytes.subarray(0, 32),
    isPresent: (flags & PRESENT) !== 0,
    isVerified: (flags & VERIFIED) !== 0,
    counter: view.getUint32(33),
  }
  const rest = bytes.subarray(HEAD)
  if ((flags & MADE) === 0) {
    ends(rest, flags)
    return said
  }
  if (rest.length < MODEL + 2) throw new BadData('cut off')
  const length = view.getUint16(HEAD + MODEL)
  const id = rest.subarray(MODEL + 2, MODEL + 2 + length)
  if (length === 0 || length > MOST_ID || id.length < length) throw new BadData('no id')
  const after = rest.subarray(MODEL + 2 + length)
  const { value, length: taken } = readCbor(after)
  ends(after.subarray(taken), flags)
  return { ...said, made: { id, key: readKey(value) } }
}

/** Extensions may follow, if it says so, and nothing else. */
function ends(rest: Uint8Array, flags: number): void {
  const taken = (flags & EXTENDED) === 0 ? 0 : readCbor(rest).length
  if (taken !== rest.length) throw new BadData('something follows')
}

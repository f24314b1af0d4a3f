/** What the card room takes of Node's `crypto`, for where there is none; the build puts it in its place. */
import { sha256 } from '@cardroom/engine/cards'

type Encoding = 'hex' | 'base64url'

class Bytes extends Uint8Array {
  override toString(encoding?: Encoding): string {
    if (encoding === 'hex') return Array.from(this, byte => byte.toString(16).padStart(2, '0')).join('')
    if (encoding !== 'base64url') throw new Error(`bytes are not written as ${encoding} here`)
    return btoa(String.fromCharCode(...this))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  }
}

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Bytes(count))

export function hash(_algorithm: 'sha256', text: string, encoding: Encoding = 'hex'): string {
  const hex = sha256(text)
  if (encoding === 'hex') return hex
  return new Bytes((hex.match(/../g) ?? []).map(byte => Number.parseInt(byte, 16))).toString(encoding)
}

/** Version 4 (RFC 9562). Browsers have it of their own only where the page's address is safe. */
export function randomUUID(): string {
  const bytes = randomBytes(16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

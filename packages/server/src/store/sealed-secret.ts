import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const SEALED = 'sealed:'
const NONCE = 12
const TAG = 16

/** A secret as it is written: nobody reads it without the key, nor puts it to another commitment. */
export function sealSecret(secret: string, commitment: string, key: Buffer): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(Buffer.from(commitment))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** The secret again. Those that were written before secrets were sealed are as they are. */
export function unsealSecret(written: string, commitment: string, key: Buffer): string {
  if (!written.startsWith(SEALED)) return written
  const bytes = Buffer.from(written.slice(SEALED.length), 'base64url')
  try {
    const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(commitment))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
    return cipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    throw new Error('a secret is sealed under another key than this card room has (CARDROOM_KEY, house.key)')
  }
}

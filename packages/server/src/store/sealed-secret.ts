import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const SEALED_PREFIX = 'sealed:'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals a secret: it can neither be read without the key nor moved to another commitment. */
export function sealSecret(secret: string, commitment: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(commitment),
  )
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return SEALED_PREFIX + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Unseals a secret. */
export function unsealSecret(written: string, commitment: string, key: Buffer): string {
  if (!written.startsWith(SEALED_PREFIX)) throw new Error('a secret is not sealed')
  const bytes = Buffer.from(written.slice(SEALED_PREFIX.length), 'base64url')
  try {
    const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(commitment))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    throw new Error('a secret is sealed under another key than this card room has (CARDROOM_KEY, house.key)')
  }
}

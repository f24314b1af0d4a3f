import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Cbor } from './cbor.ts'

/** ES256, Ed25519 and RS256 by their numbers (IANA, COSE algorithms), the one that we like best first. */
export const ALGORITHMS = [-7, -8, -257] as const
export type Algorithm = (typeof ALGORITHMS)[number]

export interface PublicKey {
  readonly algorithm: Algorithm
  readonly key: KeyObject
}

/** A key that is none, or of a kind that we do not know. */
export class BadKey extends Error {}

/** The fields of a key (RFC 9052, 9053, 8230). */
const KIND = 1
const ALGORITHM = 3
const CURVE = -1
const X = -2
const Y = -3
const MODULUS = -1
const EXPONENT = -2

/** Shorter moduli are not what RS256 promises. */
const LEAST_RSA_BITS = 2048

/** The public key of a passkey. */
export function readKey(cose: Cbor): PublicKey {
  if (!(cose instanceof Map)) throw new BadKey('not a map')
  const bytes = (field: number): string => {
    const value: unknown = cose.get(field)
    if (!(value instanceof Uint8Array)) throw new BadKey(`no field ${field}`)
    return Buffer.from(value).toString('base64url')
  }
  const is = (kind: number, algorithm: Algorithm, curve?: number) =>
    cose.get(KIND) === kind &&
    cose.get(ALGORITHM) === algorithm &&
    (curve === undefined || cose.get(CURVE) === curve)
  if (is(2, -7, 1)) return keyOf(-7, { kty: 'EC', crv: 'P-256', x: bytes(X), y: bytes(Y) })
  if (is(1, -8, 6)) return keyOf(-8, { kty: 'OKP', crv: 'Ed25519', x: bytes(X) })
  if (is(3, -257)) {
    const rsa = keyOf(-257, { kty: 'RSA', n: bytes(MODULUS), e: bytes(EXPONENT) })
    if ((rsa.key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_RSA_BITS) throw new BadKey('too short')
    return rsa
  }
  throw new BadKey('of another kind')
}

function keyOf(algorithm: Algorithm, jwk: Record<string, string>): PublicKey {
  try {
    return { algorithm, key: createPublicKey({ key: jwk, format: 'jwk' }) }
  } catch {
    throw new BadKey('no point or number that is a key')
  }
}

/** As it is kept. */
export const writeKey = ({ algorithm, key }: PublicKey): string =>
  `${algorithm} ${key.export({ type: 'spki', format: 'der' }).toString('base64')}`

export function readKept(kept: string): PublicKey {
  const [number, key = ''] = kept.split(' ')
  const algorithm = ALGORITHMS.find(one => String(one) === number)
  if (algorithm === undefined) throw new BadKey('of another kind')
  return {
    algorithm,
    key: createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' }),
  }
}

export const isSignedBy = ({ algorithm, key }: PublicKey, said: Uint8Array, signature: Uint8Array): boolean =>
  verify(algorithm === -8 ? null : 'sha256', said, key, signature)

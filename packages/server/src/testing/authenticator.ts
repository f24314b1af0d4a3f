import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, ShownPasskey } from '@cardroom/protocol'

type KeyKind = 'ES256' | 'Ed25519' | 'RS256'

/** The claims of a passkey's answer, which a test may falsify. */
export interface PasskeyClaims {
  readonly challenge: string
  readonly origin: string
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly place?: string
  readonly flags?: number
  readonly counter?: number
}

const PRESENT_AND_VERIFIED = 0x05
const ATTESTED = 0x40

/** A passkey whose private key the test has. */
export class Authenticator {
  readonly id: string
  readonly #kind: KeyKind
  readonly #public: KeyObject
  readonly #private: KeyObject

  constructor(kind: KeyKind = 'ES256') {
    this.#kind = kind
    this.id = randomBytes(16).toString('base64url')
    const { publicKey, privateKey } = pairOf(kind)
    this.#public = publicKey
    this.#private = privateKey
  }

  make(said: PasskeyClaims): MadePasskey {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const data = Buffer.concat([
      head({ flags: PRESENT_AND_VERIFIED | ATTESTED, ...said }),
      Buffer.alloc(16),
      length,
      id,
      this.#cose(),
    ])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ])
    return { clientData: client('webauthn.create', said), attestation: attestation.toString('base64url') }
  }

  show(said: PasskeyClaims): ShownPasskey {
    const clientData = client('webauthn.get', said)
    const data = head(said)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientData, 'base64url'))])
    return {
      id: this.id,
      clientData,
      authenticatorData: data.toString('base64url'),
      signature: sign(this.#kind === 'Ed25519' ? null : 'sha256', signed, this.#private).toString(
        'base64url',
      ),
    }
  }

  #cose(): Buffer {
    const { x = '', y = '', n = '', e = '' } = this.#public.export({ format: 'jwk' })
    const field = (value: string) => bytes(Buffer.from(value, 'base64url'))
    switch (this.#kind) {
      case 'ES256':
        return Buffer.concat([
          Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
          field(x),
          Buffer.from([0x22]),
          field(y),
        ])
      case 'Ed25519':
        return Buffer.concat([Buffer.from([0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21]), field(x)])
      case 'RS256':
        return Buffer.concat([
          Buffer.from([0xa4, 1, 3, 3, 0x39, 1, 0, 0x20]),
          field(n),
          Buffer.from([0x21]),
          field(e),
        ])
    }
  }
}

function pairOf(kind: KeyKind): { publicKey: KeyObject; privateKey: KeyObject } {
  if (kind === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return kind === 'Ed25519'
    ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('rsa', { modulusLength: 2048 })
}

const sha256 = (of: Buffer | string): Buffer => createHash('sha256').update(of).digest()

const client = (type: string, { challenge, origin, crossOrigin, ...said }: PasskeyClaims): string =>
  Buffer.from(JSON.stringify({ type: said.type ?? type, challenge, origin, crossOrigin })).toString(
    'base64url',
  )

function head({
  origin,
  place = new URL(origin).hostname,
  flags = PRESENT_AND_VERIFIED,
  counter = 0,
}: PasskeyClaims): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(place), rest])
}

const text = (of: string): Buffer => Buffer.concat([Buffer.from([0x60 + of.length]), Buffer.from(of)])

/** Encodes bytes as CBOR, with the shortest length. */
function bytes(of: Buffer): Buffer {
  const { length } = of
  if (length < 24) return Buffer.concat([Buffer.from([0x40 + length]), of])
  if (length < 256) return Buffer.concat([Buffer.from([0x58, length]), of])
  return Buffer.concat([Buffer.from([0x59, length >> 8, length & 0xff]), of])
}

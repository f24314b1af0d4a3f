import { hash } from 'node:crypto'
import type { MadePasskey, PasskeyFault, ShownPasskey } from '@cardroom/protocol'
import type { ParsedAuthenticatorData } from '@simplewebauthn/server/helpers'
import { z } from 'zod'

/** ES256, Ed25519 and RS256 by their numbers (IANA, COSE algorithms), in order of preference. */
export const PASSKEY_ALGORITHMS = [-7, -8, -257] as const

/** The challenge and the origin that a passkey has to answer. */
export interface ExpectedAnswer {
  readonly challenge: string
  /** The page's origin: `https://cards.example`. */
  readonly origin: string
}

/** Why a passkey is not taken. */
export class PasskeyError extends Error {
  readonly why: PasskeyFault

  constructor(why: PasskeyFault) {
    super(why)
    this.why = why
  }
}

/** The host name that passkeys of an origin are for. */
export const passkeyPlaceOf = (origin: string): string => new URL(origin).hostname

/** Loaded with the first passkey: most people have none. */
const library = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
})

/** Verifies a new passkey. The maker of the device is not asked for, and so not checked. */
export async function verifyNewPasskey(
  { clientData, attestation }: MadePasskey,
  expected: ExpectedAnswer,
): Promise<{ readonly id: string; readonly verifier: string; readonly counter: number }> {
  const { verifyRegistrationResponse, decodeAttestationObject, parseAuthenticatorData } = await library()
  const client = readClient(clientData)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        // The attestation has the real id.
        ...ANY_PASSKEY,
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      ...expectedOf(client, expected),
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    })
    const { id, publicKey, counter } = registrationInfo!.credential
    return { id, verifier: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    const data = undefinedIfThrows(() =>
      parseAuthenticatorData(decodeAttestationObject(bytesOf(attestation)).get('authData')),
    )
    throw new PasskeyError(faultIn(client, 'webauthn.create', data, expected) ?? 'unreadable')
  }
}

/** Verifies a passkey's answer; returns its counter. */
export async function verifyShownPasskey(
  { clientData, authenticatorData, signature }: ShownPasskey,
  verifier: string,
  expected: ExpectedAnswer,
): Promise<{ readonly counter: number }> {
  const { verifyAuthenticationResponse, parseAuthenticatorData } = await library()
  const client = readClient(clientData)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...ANY_PASSKEY,
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      ...expectedOf(client, expected),
      // The store compares the counter.
      credential: { id: ANY_PASSKEY.id, publicKey: bytesOf(verifier), counter: 0 },
    })
    if (!verified) throw new PasskeyError('signature')
    return { counter: authenticationInfo.newCounter }
  } catch {
    const data = undefinedIfThrows(() => parseAuthenticatorData(bytesOf(authenticatorData)))
    throw new PasskeyError(faultIn(client, 'webauthn.get', data, expected) ?? 'signature')
  }
}

const ANY_PASSKEY = {
  id: 'passkey',
  rawId: 'passkey',
  type: 'public-key',
  clientExtensionResults: {},
} as const

/** The values that the library compares; an embedded page is never accepted. */
const expectedOf = (client: ClientData | undefined, { challenge, origin }: ExpectedAnswer) => ({
  expectedChallenge: (said: string) => said === challenge && client?.crossOrigin !== true,
  expectedOrigin: origin,
  expectedRPID: passkeyPlaceOf(origin),
})

const clientShape = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})
type ClientData = z.infer<typeof clientShape>

const readClient = (text: string): ClientData | undefined =>
  undefinedIfThrows(() => clientShape.parse(JSON.parse(bytesOf(text).toString())))

/** The fault in an answer that the library has refused, as far as it can be read; the signature apart. */
function faultIn(
  client: ClientData | undefined,
  type: string,
  data: ParsedAuthenticatorData | undefined,
  { challenge, origin }: ExpectedAnswer,
): PasskeyFault | undefined {
  if (client?.type !== type) return 'unreadable'
  if (client.challenge !== challenge) return 'challenge'
  if (client.origin !== origin || client.crossOrigin === true) return 'origin'
  if (!data) return 'unreadable'
  if (!hash('sha256', passkeyPlaceOf(origin), 'buffer').equals(data.rpIdHash)) return 'origin'
  return data.flags.up && data.flags.uv ? undefined : 'not-verified'
}

function undefinedIfThrows<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

const bytesOf = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'base64url')

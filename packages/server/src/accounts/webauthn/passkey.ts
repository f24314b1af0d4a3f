import { hash, timingSafeEqual } from 'node:crypto'
import type { MadePasskey, PasskeyFault, ShownPasskey } from '@cardroom/protocol'
import { z } from 'zod'
import { type AuthenticatorData, readAuthenticatorData } from './authenticator-data.ts'
import { readCbor } from './cbor.ts'
import { isSignedBy, type PublicKey, readKept, writeKey } from './cose.ts'

/** What a passkey has to answer, and where. */
export interface Expected {
  readonly challenge: string
  /** The page's own: `https://cards.example`. */
  readonly origin: string
}

/** Why a passkey is not taken. */
export class NotTaken extends Error {
  readonly why: PasskeyFault

  constructor(why: PasskeyFault) {
    super(why)
    this.why = why
  }
}

/** The place that passkeys of an origin are for. */
export const placeOf = (origin: string): string => new URL(origin).hostname

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})

/** What was made, to be kept: who made it is not asked for, and so not looked at. */
export function takeMade(
  { clientData: client, attestation }: MadePasskey,
  expected: Expected,
): { readonly id: string; readonly verifier: string; readonly counter: number } {
  checkClient(bytesOf(client), 'webauthn.create', expected)
  const { made, counter } = checkedData(
    unreadableUnless(() => dataIn(bytesOf(attestation))),
    expected,
  )
  if (!made) throw new NotTaken('unreadable')
  return { id: Buffer.from(made.id).toString('base64url'), verifier: writeKey(made.key), counter }
}

/** The counter of a passkey that was shown, if it is the one that is kept. */
export function takeShown(
  { clientData: client, authenticatorData, signature }: ShownPasskey,
  verifier: string,
  expected: Expected,
): { readonly counter: number } {
  checkClient(bytesOf(client), 'webauthn.get', expected)
  const data = bytesOf(authenticatorData)
  const { counter } = checkedData(
    unreadableUnless(() => readAuthenticatorData(data)),
    expected,
  )
  const said = Buffer.concat([data, hash('sha256', bytesOf(client), 'buffer')])
  if (!isSigned(readKept(verifier), said, bytesOf(signature))) throw new NotTaken('signature')
  return { counter }
}

function isSigned(key: PublicKey, said: Uint8Array, signature: Uint8Array): boolean {
  try {
    return isSignedBy(key, said, signature)
  } catch {
    // No signature of this kind at all.
    return false
  }
}

function checkClient(bytes: Buffer, type: string, { challenge, origin }: Expected): void {
  const said = unreadableUnless(() => clientData.parse(JSON.parse(bytes.toString())))
  if (said.type !== type) throw new NotTaken('unreadable')
  if (!isSame(Buffer.from(said.challenge), Buffer.from(challenge))) throw new NotTaken('challenge')
  if (said.origin !== origin || said.crossOrigin === true) throw new NotTaken('origin')
}

function checkedData(data: AuthenticatorData, { origin }: Expected): AuthenticatorData {
  if (!isSame(data.place, hash('sha256', placeOf(origin), 'buffer'))) throw new NotTaken('origin')
  if (!data.isPresent || !data.isVerified) throw new NotTaken('not-verified')
  return data
}

function dataIn(attestation: Uint8Array): AuthenticatorData {
  const { value, length } = readCbor(attestation)
  const data: unknown = value instanceof Map ? value.get('authData') : undefined
  if (length !== attestation.length || !(data instanceof Uint8Array)) throw new NotTaken('unreadable')
  return readAuthenticatorData(data)
}

/** Whatever is wrong with the bytes, they are not what an authenticator or a browser writes. */
function unreadableUnless<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw new NotTaken('unreadable')
  }
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

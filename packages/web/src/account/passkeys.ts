import { refuser } from '@cardroom/engine'
import type { AccountAnswer, MadePasskey, ShownPasskey } from '@cardroom/protocol'
import type { PageRefusals } from '@cardroom/words'

type Offer = NonNullable<AccountAnswer['offer']>
type Question = NonNullable<AccountAnswer['question']>

const HOUSE = 'Cardroom'
const PATIENCE = 120_000

/** Where a passkey was asked for and none came. */
export const NO_PASSKEY = refuser<PageRefusals>()('page-no-passkey')

/** Browsers have passkeys on pages that came safely only. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** A new passkey on a device of whoever sits before the page; nothing, if they would rather not. */
export async function makePasskey({
  challenge,
  place,
  user,
  name,
  algorithms,
  has,
}: Offer): Promise<MadePasskey | undefined> {
  const made = await unlessCancelled(
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: place, name: HOUSE },
        user: { id: bytesOf(user), name, displayName: name },
        pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
        excludeCredentials: has.map(id => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        timeout: PATIENCE,
      },
    }),
  )
  if (!(made instanceof PublicKeyCredential)) return undefined
  const { response } = made
  if (!(response instanceof AuthenticatorAttestationResponse)) return undefined
  return { clientData: textOf(response.clientDataJSON), attestation: textOf(response.attestationObject) }
}

/** A passkey of this house, whichever is chosen. */
export async function showPasskey({ challenge, place }: Question): Promise<ShownPasskey | undefined> {
  const shown = await unlessCancelled(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId: place,
        userVerification: 'required',
        timeout: PATIENCE,
      },
    }),
  )
  if (!(shown instanceof PublicKeyCredential)) return undefined
  const { response } = shown
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined
  return {
    id: textOf(shown.rawId),
    clientData: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  }
}

/** Browsers do not say whether somebody would rather not, waited too long, or has the passkey already. */
async function unlessCancelled(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Bytes in base64url, and back. */
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

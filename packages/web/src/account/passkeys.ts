import { refuser } from '@cardroom/engine'
import type { AccountAnswer, MadePasskey, ShownPasskey } from '@cardroom/protocol'
import type { PageRefusals } from '@cardroom/words'

type Offer = NonNullable<AccountAnswer['offer']>
type Question = NonNullable<AccountAnswer['question']>

const SITE_NAME = 'Cardroom'
const PASSKEY_TIMEOUT_MS = 120_000

/** The refusal when the browser returned no passkey. */
export const NO_PASSKEY = refuser<PageRefusals>()('page-no-passkey')

/** Browsers offer passkeys only on pages from a secure origin. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Makes a new passkey on the player's device; nothing if the player cancels. */
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
        rp: { id: place, name: SITE_NAME },
        user: { id: bytesOf(user), name, displayName: name },
        pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key', alg })),
        excludeCredentials: has.map(id => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        timeout: PASSKEY_TIMEOUT_MS,
      },
    }),
  )
  if (!(made instanceof PublicKeyCredential)) return undefined
  const { response } = made
  if (!(response instanceof AuthenticatorAttestationResponse)) return undefined
  return { clientData: textOf(response.clientDataJSON), attestation: textOf(response.attestationObject) }
}

/** Asks for any passkey of this site. */
export async function showPasskey({ challenge, place }: Question): Promise<ShownPasskey | undefined> {
  const shown = await unlessCancelled(
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId: place,
        userVerification: 'required',
        timeout: PASSKEY_TIMEOUT_MS,
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

/** Browsers do not tell a cancellation from a timeout or a passkey that exists already. */
async function unlessCancelled(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Bytes to base64url, and back. */
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

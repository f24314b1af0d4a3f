import type { Nothing } from '@cardroom/engine'
import { z } from 'zod'

/** Bytes in base64url. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

/** A passkey that a browser has made: what `navigator.credentials.create` answered. */
const madePasskey = z.strictObject({ clientData: bytes(4_000), attestation: bytes(8_000) })
/** A passkey that a browser has just made. */
export type MadePasskey = z.infer<typeof madePasskey>

/** A passkey that was used: what `navigator.credentials.get` answered. */
const shownPasskey = z.strictObject({
  id: bytes(1_400),
  clientData: bytes(4_000),
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
})
/** A passkey that a browser shows to sign in. */
export type ShownPasskey = z.infer<typeof shownPasskey>

const password = z.string().max(1_000)
const name = z.string().min(1).max(40)

/** What a request may do with the sender's account. */
export const accountRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('show') }),
  /** Replaces the password, if there was one. */
  z.strictObject({ do: z.literal('set-password'), password }),
  /** Asks for what a browser needs to make a passkey; then sends the passkey. */
  z.strictObject({ do: z.literal('offer-passkey') }),
  z.strictObject({ do: z.literal('add-passkey'), passkey: madePasskey }),
  /** The last credential is removed only with `guest`: the account is a guest's again. */
  z.strictObject({ do: z.literal('remove'), credential: bytes(1_400), guest: z.literal(true).optional() }),
  /** Makes ten new recovery codes; the earlier ones no longer work. */
  z.strictObject({ do: z.literal('make-codes') }),
  /** Asks for a challenge for a passkey. */
  z.strictObject({ do: z.literal('ask-passkey') }),
  z.strictObject({ do: z.literal('sign-in'), name, password }),
  z.strictObject({ do: z.literal('sign-in-by-code'), name, code: z.string().max(60) }),
  z.strictObject({ do: z.literal('sign-in-by-passkey'), passkey: shownPasskey }),
  /** Proves the identity again, before a grave change. */
  z.strictObject({ do: z.literal('prove'), password }),
  z.strictObject({ do: z.literal('prove-by-passkey'), passkey: shownPasskey }),
  z.strictObject({ do: z.literal('end-session'), session: bytes(60) }),
  z.strictObject({ do: z.literal('sign-out') }),
  /** Signs out in every browser; with `others` in all but this one. */
  z.strictObject({ do: z.literal('sign-out-everywhere'), others: z.literal(true).optional() }),
])
/** A request about the sender's account. */
export type AccountRequest = z.infer<typeof accountRequest>

/** How a session began. */
export type SignInMethod = 'arrival' | 'password' | 'passkey' | 'code'
/** Why a session is over. */
export type SessionEnd = 'signed-out' | 'ended-elsewhere' | 'everywhere' | 'expired' | 'too-many'

/** A session as its owner sees it. */
export interface SessionView {
  readonly id: string
  readonly browser: string
  readonly by: SignInMethod
  /** Milliseconds since 1970. */
  readonly begun: number
  readonly used: number
  readonly expires: number
  readonly isThis: boolean
}

/** A way to sign in, as its owner sees it. */
export interface CredentialView {
  readonly id: string
  readonly label: string
  readonly added: number
  readonly used: number | null
}

/** An account as its owner sees it; without a password and passkeys it is a guest's. */
export interface AccountView {
  readonly name: string
  readonly password: CredentialView | null
  readonly passkeys: readonly CredentialView[]
  /** How many recovery codes are left. */
  readonly codes: number
  readonly sessions: readonly SessionView[]
}

/** What an account's request is answered with. */
export interface AccountAnswer {
  readonly view?: AccountView
  /** What is needed to make a passkey: for whom, and which ones exist already. */
  readonly offer?: {
    readonly challenge: string
    readonly place: string
    readonly user: string
    readonly name: string
    readonly algorithms: readonly number[]
    readonly has: readonly string[]
  }
  /** The challenge for a passkey. */
  readonly question?: { readonly challenge: string; readonly place: string }
  /** New recovery codes; they are sent only once. */
  readonly codes?: readonly string[]
  /** The token of the new session, for the next `hello`. */
  readonly token?: string
}

/** The reason why a passkey is refused. */
export type PasskeyFault = 'unreadable' | 'challenge' | 'origin' | 'not-verified' | 'signature' | 'copied'

/** Why a sign-in, or a change of an account, is refused. */
export interface AccountRefusals {
  'session-over': { why: SessionEnd }
  /** Nobody has this name and this password, or this code. */
  'wrong-way-in': Nothing
  'wait-before-next-try': { seconds: number }
  'too-many-sign-in': Nothing
  'prove-first': Nothing
  'password-too-short': { least: number }
  'password-too-long': { most: number }
  'password-is-the-name': Nothing
  'passkey-not-taken': { why: PasskeyFault }
  'passkey-unknown': Nothing
  'passkey-known-already': Nothing
  'too-many-passkeys': { most: number }
  /** Passkeys belong to the address of a page. */
  'passkey-needs-a-page': Nothing
  /** Without a password or a passkey there is nothing to recover. */
  'nothing-to-recover': Nothing
  'no-such-credential': Nothing
  'no-such-session': Nothing
  'last-way-in': Nothing
  'seated-as-somebody-else': Nothing
  /** A card room on the player's own device has no accounts. */
  'account-needs-a-house': Nothing
}

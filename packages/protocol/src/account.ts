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

/** What one wants of one's account. */
export const accountWish = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('show') }),
  /** A password, in place of the one there was. */
  z.strictObject({ do: z.literal('set-password'), password }),
  /** What a browser needs to make a passkey; then the passkey. */
  z.strictObject({ do: z.literal('offer-passkey') }),
  z.strictObject({ do: z.literal('add-passkey'), passkey: madePasskey }),
  /** The last way in goes only with `guest`: then one is a guest again. */
  z.strictObject({ do: z.literal('remove'), credential: bytes(1_400), guest: z.literal(true).optional() }),
  /** Ten new recovery codes; those of before are good no more. */
  z.strictObject({ do: z.literal('make-codes') }),
  /** What a passkey has to answer. */
  z.strictObject({ do: z.literal('ask-passkey') }),
  z.strictObject({ do: z.literal('sign-in'), name, password }),
  z.strictObject({ do: z.literal('sign-in-by-code'), name, code: z.string().max(60) }),
  z.strictObject({ do: z.literal('sign-in-by-passkey'), passkey: shownPasskey }),
  /** Shows once more that one is who one is, before something grave. */
  z.strictObject({ do: z.literal('prove'), password }),
  z.strictObject({ do: z.literal('prove-by-passkey'), passkey: shownPasskey }),
  z.strictObject({ do: z.literal('end-session'), session: bytes(60) }),
  z.strictObject({ do: z.literal('sign-out') }),
  /** In every browser; `others`: in all but this one. */
  z.strictObject({ do: z.literal('sign-out-everywhere'), others: z.literal(true).optional() }),
])
/** What somebody wants of an account. */
export type AccountWish = z.infer<typeof accountWish>

/** How a session began. */
export type SessionBegan = 'arrival' | 'password' | 'passkey' | 'code'
/** Why a session is over. */
export type SessionEnd = 'signed-out' | 'ended-elsewhere' | 'everywhere' | 'expired' | 'too-many'

/** A session as its owner sees it. */
export interface SessionView {
  readonly id: string
  readonly browser: string
  readonly by: SessionBegan
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

/** One's account; without a password and passkeys one is a guest. */
export interface AccountView {
  readonly name: string
  readonly password: CredentialView | null
  readonly passkeys: readonly CredentialView[]
  /** How many recovery codes are left. */
  readonly codes: number
  readonly sessions: readonly SessionView[]
}

/** What an account's wish is answered with. */
export interface AccountAnswer {
  readonly view?: AccountView
  /** To make a passkey: for whom, and which they have already. */
  readonly offer?: {
    readonly challenge: string
    readonly place: string
    readonly user: string
    readonly name: string
    readonly algorithms: readonly number[]
    readonly has: readonly string[]
  }
  /** To use one. */
  readonly question?: { readonly challenge: string; readonly place: string }
  /** Recovery codes, said once. */
  readonly codes?: readonly string[]
  /** Whoever has signed in comes in by it. */
  readonly token?: string
}

/** What can be wrong with a passkey. */
export type PasskeyFault = 'unreadable' | 'challenge' | 'origin' | 'not-verified' | 'signature' | 'copied'

/** Why somebody is not let in, or an account is not changed. */
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
  /** A card room on one's own device knows nobody else. */
  'account-needs-a-house': Nothing
}

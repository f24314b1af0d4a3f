import type { SessionEnd, SignInMethod } from '@cardroom/protocol'

/** A browser in which somebody is signed in. */
export interface Session {
  /** Derived from the token: no token begins a session twice. */
  readonly id: string
  readonly person: string
  /** SHA-256 of the token, which only the browser has. */
  readonly token: string
  readonly begun: number
  readonly by: SignInMethod
  /** The browser in a few words. */
  readonly browser: string
  /** When it was last used, coarsely. */
  readonly used: number
}

/** A session, and whether its person has an account. */
export interface KnownSession extends Session {
  readonly isAccount: boolean
}

/** A credential to sign in with. */
export interface Credential {
  /** A passkey's is its authenticator's. */
  readonly id: string
  readonly person: string
  readonly kind: 'password' | 'passkey' | 'code'
  /** A hash of the secret, or a public key. */
  readonly verifier: string
  readonly label: string
  readonly added: number
  /** When it was last used. */
  readonly used: number | null
  /** The passkey's own use counter, if it counts. */
  readonly counter: number
}

export type AccountChange =
  | { readonly do: 'begin'; readonly session: Session }
  | { readonly do: 'end'; readonly session: string; readonly person: string; readonly why: SessionEnd }
  | { readonly do: 'add'; readonly credential: Credential }
  | { readonly do: 'remove'; readonly credential: string; readonly person: string }

/**
 * Stores sessions and credentials. Each change is a link in the chain of people; what is read is compared with the
 * last link.
 */
export interface AccountStore {
  /** The session of a token that has this hash. */
  session(token: string): Promise<KnownSession | undefined>
  /** The latest first. */
  sessionsOf(person: string): Promise<readonly Session[]>
  /** The sessions of all people last used before a moment, the longest unused first; at most `most`. */
  unusedSessions(before: number, most: number): Promise<readonly Session[]>
  /** Why a session is over; nothing if it is not, or never was. */
  ended(session: string): Promise<SessionEnd | undefined>
  /** The oldest first. */
  credentialsOf(person: string): Promise<readonly Credential[]>
  credential(id: string): Promise<Credential | undefined>
  /** All of it or nothing: a `Conflict`, if something is there already or is not there any more. */
  change(changes: readonly AccountChange[]): Promise<void>
  /** A session was used. */
  sessionUsed(session: string, at: number): Promise<void>
  /** Notes a use of a credential; whether its counter went up, or it does not count. */
  credentialUsed(credential: string, at: number, counter: number): Promise<boolean>
}

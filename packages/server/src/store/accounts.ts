/** How somebody has come in: as they were when they first came, or by one of their credentials. */
export type CameBy = 'arrival' | 'password' | 'passkey' | 'code'

/** Why a session is over. */
export type Ended = 'signed-out' | 'ended-elsewhere' | 'everywhere' | 'expired' | 'too-many'

/** A browser in which somebody is signed in. */
export interface Session {
  /** Made from the token: no token begins a session twice. */
  readonly id: string
  readonly person: string
  /** SHA-256 of the token, which only the browser has. */
  readonly token: string
  readonly begun: number
  readonly by: CameBy
  /** What browser it was, in short. */
  readonly browser: string
  /** When it was last used, coarsely. */
  readonly used: number
}

/** A session, and whether its person has an account. */
export interface KnownSession extends Session {
  readonly isAccount: boolean
}

/** By what somebody can sign in. */
export interface Credential {
  /** A passkey's is its authenticator's. */
  readonly id: string
  readonly person: string
  readonly kind: 'password' | 'passkey' | 'code'
  /** What a secret is compared with: a hash of it, or a public key. */
  readonly verifier: string
  readonly label: string
  readonly added: number
  /** When it was last used. */
  readonly used: number | null
  /** How often a passkey says that it was used, if it counts. */
  readonly counter: number
}

export type AccountChange =
  | { readonly do: 'begin'; readonly session: Session }
  | { readonly do: 'end'; readonly session: string; readonly person: string; readonly why: Ended }
  | { readonly do: 'add'; readonly credential: Credential }
  | { readonly do: 'remove'; readonly credential: string; readonly person: string }

/**
 * Who is signed in where, and by what one signs in. Each change is a link in the chain of people; what is read is
 * compared with what was written there last.
 */
export interface AccountStore {
  /** The session of a token that has this hash. */
  session(token: string): Promise<KnownSession | undefined>
  /** The latest first. */
  sessionsOf(person: string): Promise<readonly Session[]>
  /** Sessions of anybody that were last used before a moment, those first that were used longest ago; `most` of them. */
  unusedSessions(before: number, most: number): Promise<readonly Session[]>
  /** Why a session is over; nothing, if it is not or there never was one. */
  ended(session: string): Promise<Ended | undefined>
  /** The oldest first. */
  credentialsOf(person: string): Promise<readonly Credential[]>
  credential(id: string): Promise<Credential | undefined>
  /** All of it or nothing: a `Conflict`, if something is there already or is not there any more. */
  change(changes: readonly AccountChange[]): Promise<void>
  /** A session was used. */
  sessionUsed(session: string, at: number): Promise<void>
  /** A credential was used; whether its counter has gone on, or it does not count. */
  credentialUsed(credential: string, at: number, counter: number): Promise<boolean>
}

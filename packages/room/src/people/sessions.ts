import type { Refusal } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import type { SessionEnd, SessionView, SignInMethod } from '@cardroom/protocol'
import type { Log } from '../platform/log.ts'
import { randomWord } from '../platform/random.ts'
import { startInterval, startTimer } from '../platform/timers.ts'
import { refuseAccount } from '../refusals/refuse.ts'
import type { AccountChange, KnownSession, Session } from '../store/account-store.ts'
import { Conflict, type Store } from '../store/store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** After so many days without use a session expires. */
export const DEFAULT_SESSION_DAYS = 90
/** The shortest time between two notes of a session's use. */
const USE_NOTED_EVERY_MS = HOUR
/** The most sessions of a person; beyond that the longest unused one ends. */
const MAX_SESSIONS_PER_PERSON = 30
/** The most expired sessions that are ended at once, so that players do not wait. */
export const MAX_SESSIONS_SWEPT = 500
/** How long an ended session is remembered: a socket may just be using it. */
const ENDED_REMEMBERED_MS = 60_000

interface SessionsOptions {
  readonly store: Pick<Store, 'accounts'>
  readonly now: () => number
  readonly days: number
  readonly log: Log
}

/** Closes a socket, with the reason. */
export type CloseSocket = (why: SessionEnd) => void

/** The signed-in sessions. A browser keeps a token, and the house its hash. */
export class Sessions {
  readonly #options: SessionsOptions
  /** The sessions with open sockets on this node. */
  readonly #open = new Map<string, { readonly session: Session; readonly sockets: Set<CloseSocket> }>()
  /** Why sessions have ended lately. */
  readonly #over = new Map<string, SessionEnd>()

  constructor(options: SessionsOptions) {
    this.#options = options
  }

  /** A new session, not yet stored. */
  fresh(
    person: string,
    by: SignInMethod,
    browser: string,
  ): { readonly session: Session; readonly token: string } {
    const token = randomWord(24)
    const hash = tokenHash(token)
    const now = this.#options.now()
    const session = { id: sessionIdOf(hash), person, token: hash, begun: now, by, browser, used: now }
    return { session, token }
  }

  /** The session of a token; the refusal if it is over; nothing if there never was one. */
  async find(token: string): Promise<KnownSession | Refusal | undefined> {
    const { store, now } = this.#options
    const hash = tokenHash(token)
    const session = await store.accounts.session(hash)
    if (!session) {
      const why = await store.accounts.ended(sessionIdOf(hash))
      return why && refuseAccount('session-over', { why })
    }
    if (this.#expires(session) <= now()) {
      await this.end(session.person, session.id, 'expired')
      return refuseAccount('session-over', { why: 'expired' })
    }
    if (now() - session.used >= USE_NOTED_EVERY_MS) await store.accounts.sessionUsed(session.id, now())
    return session
  }

  /** Begins a session for a person who has signed in, together with other changes. */
  async begin(
    person: string,
    by: SignInMethod,
    browser: string,
    also: readonly AccountChange[] = [],
  ): Promise<{ readonly session: Session; readonly token: string }> {
    const fresh = this.fresh(person, by, browser)
    const { accounts } = this.#options.store
    await accounts.change([...also, { do: 'begin', session: fresh.session }])
    const others = await accounts.sessionsOf(person)
    for (const { id } of others.slice(MAX_SESSIONS_PER_PERSON)) await this.end(person, id, 'too-many')
    return fresh
  }

  /** The latest first. */
  async list(person: string, own: string): Promise<readonly SessionView[]> {
    const sessions = await this.#options.store.accounts.sessionsOf(person)
    return sessions
      .filter(session => this.#expires(session) > this.#options.now())
      .map(session => ({
        id: session.id,
        browser: session.browser,
        by: session.by,
        begun: session.begun,
        used: session.used,
        expires: this.#expires(session),
        isThis: session.id === own,
      }))
  }

  /** Ends a session and closes its sockets; whether there was one. */
  async end(person: string, session: string, why: SessionEnd): Promise<boolean> {
    try {
      await this.#options.store.accounts.change([{ do: 'end', session, person, why }])
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
    this.#close(session, why)
    return true
  }

  /** Ends all sessions of a person, but one. */
  async endAll(person: string, why: SessionEnd, but?: string): Promise<void> {
    for (const { id } of await this.#options.store.accounts.sessionsOf(person))
      if (id !== but) await this.end(person, id, why)
  }

  /** Adds a socket to a session; the returned function removes it. */
  opened(session: Session, close: CloseSocket): () => void {
    const over = this.#over.get(session.id)
    if (over) {
      close(over)
      return () => {}
    }
    const open = this.#open.get(session.id) ?? { session, sockets: new Set() }
    this.#open.set(session.id, open)
    open.sockets.add(close)
    return () => {
      open.sockets.delete(close)
      if (open.sockets.size === 0 && this.#open.get(session.id) === open) this.#open.delete(session.id)
    }
  }

  /** Handles a session that has ended on another node. */
  async ended(session: string): Promise<void> {
    const why = await this.#options.store.accounts.ended(session)
    if (why) this.#close(session, why)
  }

  #close(session: string, why: SessionEnd): void {
    this.#over.set(session, why)
    startTimer(ENDED_REMEMBERED_MS, () => this.#over.delete(session))
    const open = this.#open.get(session)
    this.#open.delete(session)
    for (const close of open?.sockets ?? []) close(why)
  }

  /** Checks the sessions with open sockets again, after missed notifications or a long time. */
  async lookAgain(): Promise<void> {
    const { store, now } = this.#options
    for (const { session } of [...this.#open.values()]) {
      if (await store.accounts.session(session.token)) await store.accounts.sessionUsed(session.id, now())
      else this.#close(session.id, (await store.accounts.ended(session.id)) ?? 'ended-elsewhere')
    }
  }

  /** Ends expired sessions that nobody uses any more. */
  async sweep(): Promise<void> {
    const { store, now } = this.#options
    // Sessions last used at this moment expire now.
    const unused = await store.accounts.unusedSessions(now() - this.#lifetime + 1, MAX_SESSIONS_SWEPT)
    for (const { id, person } of unused) await this.end(person, id, 'expired')
  }

  /** Checks now and then, until the returned function is called. */
  watch(): () => void {
    const timer = startInterval(USE_NOTED_EVERY_MS, () => {
      this.lookAgain()
        .then(() => this.sweep())
        .catch(error => this.#options.log('sessions', { level: 'warn', error }))
    })
    return () => clearInterval(timer)
  }

  /** When a session expires, counted from its last use. */
  #expires({ used }: Session): number {
    return used + this.#lifetime
  }

  get #lifetime(): number {
    return this.#options.days * DAY
  }
}

const tokenHash = (token: string): string => sha256(token)

/** The id of the session that a token begins, from the token's hash. */
const sessionIdOf = (hash: string): string => hash.slice(0, 24)

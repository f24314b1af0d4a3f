import { hash, randomBytes } from 'node:crypto'
import type { Refusal } from '@cardroom/engine'
import type { SessionView } from '@cardroom/protocol'
import type { Log } from '../log/log.ts'
import type { AccountChange, CameBy, Ended, KnownSession, Session } from '../store/accounts.ts'
import { Conflict, type Store } from '../store/store.ts'
import { refuseAccount } from './refuse.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A session that was not used for so many days is over. */
export const SESSION_DAYS = 90
/** When a session was last used is noted no more often than this. */
const COARSE = HOUR
/** Whoever signs in in more browsers is signed out of the one that was used longest ago. */
const MOST_SESSIONS = 30
/** So many that have expired are ended at once, at most: nobody who plays waits for more. */
export const MOST_SWEPT = 500
/** What has ended is remembered so long: a socket may just be coming in by it. */
const REMEMBERED = 60_000

interface Options {
  readonly store: Pick<Store, 'accounts' | 'personByToken'>
  readonly now: () => number
  readonly days: number
  readonly log: Log
}

/** Closes a socket, and says why. */
export type Close = (why: Ended) => void

/** Who is signed in where. A browser keeps a token, and the house its hash. */
export class Sessions {
  readonly #options: Options
  /** Those whose sockets are open here. */
  readonly #open = new Map<string, { readonly session: Session; readonly sockets: Set<Close> }>()
  /** Why sessions have ended a moment ago. */
  readonly #over = new Map<string, Ended>()

  constructor(options: Options) {
    this.#options = options
  }

  /** One that begins when it is written. */
  fresh(person: string, by: CameBy, browser: string): { readonly session: Session; readonly token: string } {
    const token = randomBytes(24).toString('base64url')
    return { session: this.#of(hashed(token), person, by, browser), token }
  }

  #of(token: string, person: string, by: CameBy, browser: string): Session {
    const now = this.#options.now()
    return { id: token.slice(0, 24), person, token, begun: now, by, browser, used: now }
  }

  /** The session of a token; why it is over, if it is; nothing, if there never was one. */
  async find(token: string): Promise<KnownSession | Refusal | undefined> {
    const { store, now } = this.#options
    const session = await store.accounts.session(hashed(token))
    if (!session) return this.#lifted(hashed(token))
    if (this.#expires(session) <= now()) {
      await this.end(session.person, session.id, 'expired')
      return refuseAccount('session-over', { why: 'expired' })
    }
    if (now() - session.used >= COARSE) await store.accounts.sessionUsed(session.id, now())
    return session
  }

  /** A token of before there were sessions begins one, once. */
  async #lifted(token: string): Promise<KnownSession | Refusal | undefined> {
    const { store } = this.#options
    const { accounts } = store
    const why = await accounts.ended(token.slice(0, 24))
    if (why) return refuseAccount('session-over', { why })
    const person = await store.personByToken(token)
    if (!person) return undefined
    const session = this.#of(token, person.id, 'arrival', '')
    try {
      await accounts.change([{ do: 'begin', session }])
    } catch (error) {
      // It came in by another socket at the same moment.
      if (!(error instanceof Conflict)) throw error
    }
    return accounts.session(token)
  }

  /** Begins one for somebody who has signed in, with what else changes by that. */
  async begin(
    person: string,
    by: CameBy,
    browser: string,
    also: readonly AccountChange[] = [],
  ): Promise<{ readonly session: Session; readonly token: string }> {
    const fresh = this.fresh(person, by, browser)
    const { accounts } = this.#options.store
    await accounts.change([...also, { do: 'begin', session: fresh.session }])
    const others = await accounts.sessionsOf(person)
    for (const { id } of others.slice(MOST_SESSIONS)) await this.end(person, id, 'too-many')
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

  /** Ends one, and closes its sockets; whether there was one. */
  async end(person: string, session: string, why: Ended): Promise<boolean> {
    try {
      await this.#options.store.accounts.change([{ do: 'end', session, person, why }])
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
    this.#close(session, why)
    return true
  }

  /** Ends all of somebody's, but one. */
  async endAll(person: string, why: Ended, but?: string): Promise<void> {
    for (const { id } of await this.#options.store.accounts.sessionsOf(person))
      if (id !== but) await this.end(person, id, why)
  }

  /** A socket has come in; call what is returned when it is gone. */
  opened(session: Session, close: Close): () => void {
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

  /** One has ended on another node. */
  async ended(session: string): Promise<void> {
    const why = await this.#options.store.accounts.ended(session)
    if (why) this.#close(session, why)
  }

  #close(session: string, why: Ended): void {
    this.#over.set(session, why)
    setTimeout(() => this.#over.delete(session), REMEMBERED).unref()
    const open = this.#open.get(session)
    this.#open.delete(session)
    for (const close of open?.sockets ?? []) close(why)
  }

  /** Looks whether those who are here still may be: something may have been missed, or a long time has passed. */
  async lookAgain(): Promise<void> {
    const { store, now } = this.#options
    for (const { session } of [...this.#open.values()]) {
      if (await store.accounts.session(session.token)) await store.accounts.sessionUsed(session.id, now())
      else this.#close(session.id, (await store.accounts.ended(session.id)) ?? 'ended-elsewhere')
    }
  }

  /** Ends sessions that have expired without anybody coming back by them. */
  async sweep(): Promise<void> {
    const { store, now } = this.#options
    // What was last used at this moment lasts until now.
    const unused = await store.accounts.unusedSessions(now() - this.#lasts + 1, MOST_SWEPT)
    for (const { id, person } of unused) await this.end(person, id, 'expired')
  }

  /** Looks again now and then, until what is returned is called. */
  watch(): () => void {
    const timer = setInterval(() => {
      this.lookAgain()
        .then(() => this.sweep())
        .catch(error => this.#options.log('sessions', { level: 'warn', error }))
    }, COARSE)
    timer.unref()
    return () => clearInterval(timer)
  }

  /** Every use begins the days anew. */
  #expires({ used }: Session): number {
    return used + this.#lasts
  }

  get #lasts(): number {
    return this.#options.days * DAY
  }
}

export const hashed = (token: string): string => hash('sha256', token)

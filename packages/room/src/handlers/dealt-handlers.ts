import { isRefusal, type Refusal, refuser, unwrap } from '@cardroom/engine'
import { sha256 } from '@cardroom/engine/cards'
import {
  betsClockOf,
  DealtSession,
  type DealtSettings,
  dealtBoardOf,
  type SessionEntry,
} from '@cardroom/engine/dealt'
import type { DealtBoardReply, DealtClock, DealtRequestRefusals } from '@cardroom/protocol'
import type { Rulebook } from '@cardroom/rulebook'
import { refuseRegime, regimeFor, rotationUnder } from '@cardroom/rulebook/regimes'
import { isSameText } from '../platform/is-same-text.ts'
import type { StoredDealtSession } from '../store/dealt-store.ts'
import { Conflict, type Store } from '../store/store.ts'

export const refuseDealtLine = refuser<DealtRequestRefusals>()

/** The outcome of an append of entries. */
export type EntriesOutcome =
  | { readonly kind: 'kept'; readonly length: number }
  | { readonly kind: 'behind'; readonly entries: readonly SessionEntry[] }
  | { readonly kind: 'refused'; readonly entry: string; readonly why: Refusal; readonly length: number }

/** A session in memory. */
export interface OpenSession {
  readonly begun: StoredDealtSession
  session: DealtSession
  readonly watchers: Set<() => void>
  /** When the clock that closes the bets came here: a tablet's own time may be wrong. */
  clock?: { readonly entry: string; readonly since: number }
  /** The last work in the session's queue. */
  last: Promise<unknown>
}

export interface DealtHandlersOptions {
  readonly store: Pick<Store, 'dealt'>
  readonly library: Rulebook
  now(): number
  /** How often to look for entries of other processes, in milliseconds; missing where there are none. */
  readonly lookEvery?: number
}

/** The most entries of a session; a shift has some thousands. */
export const MAX_SESSION_ENTRIES = 20_000
/** How many unwatched sessions stay in memory. */
const MAX_OPEN_SESSIONS = 100

/** Stores the sessions of hand-dealt tables, and serves their watchers. */
export class DealtHandlers {
  readonly #options: DealtHandlersOptions
  readonly #open = new Map<string, Promise<OpenSession | undefined>>()
  readonly #looking: ReturnType<typeof setInterval> | undefined

  constructor(options: DealtHandlersOptions) {
    this.#options = options
    const { lookEvery } = options
    if (lookEvery !== undefined) this.#looking = setInterval(() => void this.#lookAround(), lookEvery)
  }

  close(): void {
    clearInterval(this.#looking)
  }

  /** Begins a session, or finds the same one if it was begun before. */
  async begin(settings: DealtSettings, key: string): Promise<OpenSession | Refusal> {
    const { store, library, now } = this.#options
    const tried = DealtSession.open(settings, library)
    if (isRefusal(tried)) return tried
    const unlawful = refuseRegimeOf(settings, library)
    if (unlawful) return unlawful
    const begun: StoredDealtSession = { id: settings.id, key: sha256(key), at: now(), settings }
    try {
      await store.dealt.begin(begun)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      const other = await this.find(settings.id)
      const isSame =
        other && isSessionKey(other, key) && JSON.stringify(other.begun.settings) === JSON.stringify(settings)
      return isSame ? other : refuseDealtLine('session-name-taken')
    }
    this.#open.delete(settings.id)
    return (await this.find(settings.id)) ?? refuseDealtLine('no-such-dealt-session')
  }

  async find(id: string): Promise<OpenSession | undefined> {
    const known = this.#open.get(id)
    const opening = known ?? this.#read(id)
    // The last used stand last.
    this.#open.delete(id)
    this.#open.set(id, opening)
    const open = await opening
    if (!open) this.#open.delete(id)
    else if (known && this.#looking) await this.#inTurn(open, () => this.#catchUp(open))
    await this.#forget()
    return open
  }

  /** Appends entries after those that the writer knows; entries that arrived before count once. */
  append(
    open: OpenSession,
    after: number,
    entries: readonly SessionEntry[],
  ): Promise<EntriesOutcome | Refusal> {
    return this.#inTurn(open, async () => {
      if (this.#looking) await this.#catchUp(open)
      return this.#append(open, after, entries)
    })
  }

  /** Calls the watcher after every new entry. */
  watch(open: OpenSession, watcher: () => void): () => void {
    open.watchers.add(watcher)
    return () => open.watchers.delete(watcher)
  }

  /** The table as everybody may see it. */
  board(open: OpenSession): DealtBoardReply {
    const clock = this.#clockOf(open)
    return { ...dealtBoardOf(open.session), ...(clock ? { clock } : {}) }
  }

  /** The clock of the bets; one whose start was not seen here has run out long ago. */
  #clockOf({ session, clock }: OpenSession): DealtClock | undefined {
    const started = betsClockOf(session)
    if (!started) return undefined
    const { entry, seconds } = started
    const whole = seconds * 1_000
    const gone = clock?.entry === entry ? this.#options.now() - clock.since : whole
    return { entry, left: Math.max(0, whole - gone), whole }
  }

  async #append(
    open: OpenSession,
    after: number,
    entries: readonly SessionEntry[],
  ): Promise<EntriesOutcome | Refusal> {
    const { store, now } = this.#options
    const { session } = open
    const since = session.entries.slice(after)
    const arrived = since.findIndex((entry, at) => entries[at]?.id !== entry.id)
    if (after > session.entries.length || (arrived >= 0 && arrived < entries.length))
      return { kind: 'behind', entries: since }
    const fresh = entries.slice(since.length)
    const from = session.entries.length
    if (from + fresh.length > MAX_SESSION_ENTRIES)
      return refuseDealtLine('session-too-long', { most: MAX_SESSION_ENTRIES })
    let refused: { entry: string; why: Refusal } | undefined
    for (const entry of fresh) {
      const why = session.add(entry)
      if (!why) continue
      refused = { entry: entry.id, why }
      break
    }
    const taken = session.entries.slice(from)
    if (taken.length > 0) {
      try {
        await store.dealt.append(open.begun.id, from, now(), taken)
      } catch (error) {
        open.session = await this.#play(open.begun)
        if (!(error instanceof Conflict)) throw error
        this.#tell(open)
        return { kind: 'behind', entries: open.session.entries.slice(after) }
      }
      this.#tell(open)
    }
    const { length } = session.entries
    return refused ? { kind: 'refused', ...refused, length } : { kind: 'kept', length }
  }

  async #read(id: string): Promise<OpenSession | undefined> {
    const begun = await this.#options.store.dealt.session(id)
    if (!begun) return undefined
    return { begun, session: await this.#play(begun), watchers: new Set(), last: Promise.resolve() }
  }

  async #play({ id, settings }: StoredDealtSession): Promise<DealtSession> {
    const { store, library } = this.#options
    return unwrap(DealtSession.open(settings, library, await store.dealt.entries(id, 0)))
  }

  /** Reads the entries that another process has written. */
  async #catchUp(open: OpenSession): Promise<void> {
    const { id } = open.begun
    const more = await this.#options.store.dealt.entries(id, open.session.entries.length)
    if (more.length === 0) return
    open.session = await this.#play(open.begun)
    this.#tell(open)
  }

  async #lookAround(): Promise<void> {
    for (const opening of [...this.#open.values()]) {
      try {
        const open = await opening
        if (open && open.watchers.size > 0) await this.#inTurn(open, () => this.#catchUp(open))
      } catch {
        // The watchers hear of it with the next entry that can be read.
      }
    }
  }

  #tell(open: OpenSession): void {
    const started = betsClockOf(open.session)
    if (started && started.entry !== open.clock?.entry)
      open.clock = { entry: started.entry, since: this.#options.now() }
    for (const watcher of open.watchers) watcher()
  }

  #inTurn<T>(open: OpenSession, work: () => Promise<T>): Promise<T> {
    const done = open.last.then(work, work)
    open.last = done.catch(() => {})
    return done
  }

  async #forget(): Promise<void> {
    for (const [id, opening] of this.#open) {
      if (this.#open.size <= MAX_OPEN_SESSIONS) return
      const open = await opening
      if (!open || open.watchers.size === 0) this.#open.delete(id)
    }
  }
}

/** Why a table cannot be dealt under its regime: the tablet's settings must be the regime's. */
function refuseRegimeOf({ regime: id, game, setup }: DealtSettings, library: Rulebook): Refusal | undefined {
  if (id === undefined) return undefined
  const found = library.game(game)
  if (isRefusal(found)) return found
  const regime = regimeFor(id, found.rules)
  if (isRefusal(regime)) return regime
  const rotation = 'rotation' in setup ? setup.rotation : undefined
  return JSON.stringify(rotation) === JSON.stringify(rotationUnder(regime))
    ? undefined
    : refuseRegime('regime-otherwise', { regime: id })
}

/** Whether a text is the key of a session. */
export function isSessionKey({ begun }: OpenSession, key: unknown): boolean {
  if (typeof key !== 'string') return false
  return isSameText(sha256(key), begun.key)
}

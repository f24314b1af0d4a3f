import { hash, timingSafeEqual } from 'node:crypto'
import { granted, isRefusal, type Refusal, refuser } from '@cardroom/engine'
import { betsClockOf, boardOf, DealtSession, type DealtSettings, type Entry } from '@cardroom/engine/dealt'
import type { DealtBoardReply, DealtClock, DealtLineRefusals } from '@cardroom/protocol'
import type { Rulebook } from '@cardroom/rulebook'
import { refuseRegime, regimeFor, rotationUnder } from '@cardroom/rulebook/regimes'
import type { DealtBegun } from '../store/dealt.ts'
import { Conflict, type Store } from '../store/store.ts'

export const refuseDealtLine = refuser<DealtLineRefusals>()

/** What came of entries that were to be added. */
export type Appended =
  | { readonly kind: 'kept'; readonly length: number }
  | { readonly kind: 'behind'; readonly entries: readonly Entry[] }
  | { readonly kind: 'refused'; readonly entry: string; readonly why: Refusal; readonly length: number }

/** A session that somebody looks at or writes to. */
export interface OpenSession {
  readonly begun: DealtBegun
  session: DealtSession
  readonly watchers: Set<() => void>
  /** When the clock that closes the bets was heard of here: a tablet's own time may be wrong. */
  clock?: { readonly entry: string; readonly since: number }
  /** One after the other. */
  last: Promise<unknown>
}

export interface DealtDeskOptions {
  readonly store: Pick<Store, 'dealt'>
  readonly library: Rulebook
  now(): number
  /** How often to look what other processes have written, in milliseconds; never, where there are none. */
  readonly lookEvery?: number
}

/** A shift has some thousands. */
export const MOST_ENTRIES = 20_000
/** So many sessions are kept at hand though nobody looks at them. */
const MOST_AT_HAND = 100

/** Where the sessions of tables that people deal are written down and looked at. */
export class DealtDesk {
  readonly #options: DealtDeskOptions
  readonly #open = new Map<string, Promise<OpenSession | undefined>>()
  readonly #looking: ReturnType<typeof setInterval> | undefined

  constructor(options: DealtDeskOptions) {
    this.#options = options
    const { lookEvery } = options
    if (lookEvery !== undefined) this.#looking = setInterval(() => void this.#lookAround(), lookEvery)
  }

  close(): void {
    clearInterval(this.#looking)
  }

  /** Begins a session, or finds the same one begun already. */
  async begin(settings: DealtSettings, key: string): Promise<OpenSession | Refusal> {
    const { store, library, now } = this.#options
    const tried = DealtSession.open(settings, library)
    if (isRefusal(tried)) return tried
    const unlawful = wrongRegime(settings, library)
    if (unlawful) return unlawful
    const begun: DealtBegun = { id: settings.id, key: hash('sha256', key), at: now(), settings }
    try {
      await store.dealt.begin(begun)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      const other = await this.find(settings.id)
      const isSame =
        other && keyFits(other, key) && JSON.stringify(other.begun.settings) === JSON.stringify(settings)
      return isSame ? other : refuseDealtLine('session-name-taken')
    }
    this.#open.delete(settings.id)
    return (await this.find(settings.id)) ?? refuseDealtLine('no-such-dealt-session')
  }

  async find(id: string): Promise<OpenSession | undefined> {
    const known = this.#open.get(id)
    const opening = known ?? this.#read(id)
    // The ones that were asked for last stand last.
    this.#open.delete(id)
    this.#open.set(id, opening)
    const open = await opening
    if (!open) this.#open.delete(id)
    else if (known && this.#looking) await this.#inTurn(open, () => this.#catchUp(open))
    await this.#forget()
    return open
  }

  /** Adds entries after those that the writer knows; what has arrived before counts once. */
  append(open: OpenSession, after: number, entries: readonly Entry[]): Promise<Appended | Refusal> {
    return this.#inTurn(open, async () => {
      if (this.#looking) await this.#catchUp(open)
      return this.#append(open, after, entries)
    })
  }

  /** Calls whoever watches when something was entered. */
  watch(open: OpenSession, watcher: () => void): () => void {
    open.watchers.add(watcher)
    return () => open.watchers.delete(watcher)
  }

  /** The table as everybody may see it. */
  board(open: OpenSession): DealtBoardReply {
    const clock = this.#clockOf(open)
    return { ...boardOf(open.session), ...(clock ? { clock } : {}) }
  }

  /** A clock of which nobody here has heard it start has run out long ago. */
  #clockOf({ session, clock }: OpenSession): DealtClock | undefined {
    const started = betsClockOf(session)
    if (!started) return undefined
    const { entry, seconds } = started
    const whole = seconds * 1_000
    const gone = clock?.entry === entry ? this.#options.now() - clock.since : whole
    return { entry, left: Math.max(0, whole - gone), whole }
  }

  async #append(open: OpenSession, after: number, entries: readonly Entry[]): Promise<Appended | Refusal> {
    const { store, now } = this.#options
    const { session } = open
    const since = session.entries.slice(after)
    const arrived = since.findIndex((entry, at) => entries[at]?.id !== entry.id)
    if (after > session.entries.length || (arrived >= 0 && arrived < entries.length))
      return { kind: 'behind', entries: since }
    const fresh = entries.slice(since.length)
    const from = session.entries.length
    if (from + fresh.length > MOST_ENTRIES) return refuseDealtLine('session-too-long', { most: MOST_ENTRIES })
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

  async #play({ id, settings }: DealtBegun): Promise<DealtSession> {
    const { store, library } = this.#options
    return granted(DealtSession.open(settings, library, await store.dealt.entries(id, 0)))
  }

  /** What another process has written. */
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
        // Whoever looks on is told with the next entry that can be read.
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
      if (this.#open.size <= MOST_AT_HAND) return
      const open = await opening
      if (!open || open.watchers.size === 0) this.#open.delete(id)
    }
  }
}

/** Why a table cannot be dealt under the regime that was chosen for it: what follows from one is not up to a tablet. */
function wrongRegime({ regime: id, game, setup }: DealtSettings, library: Rulebook): Refusal | undefined {
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

/** Whether somebody has the key of a session. */
export function keyFits({ begun }: OpenSession, key: unknown): boolean {
  if (typeof key !== 'string') return false
  return timingSafeEqual(Buffer.from(hash('sha256', key)), Buffer.from(begun.key))
}

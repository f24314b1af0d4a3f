import { randomBytes } from 'node:crypto'
import {
  commitmentOf,
  followShoe,
  gameAtTable,
  granted,
  isRefusal,
  type Library,
  type Refusal,
  type Round,
  type RoundState,
  type Seat,
  type SeededShoe,
  seatedAs,
  seatedAt,
  seatOf,
  Table,
  type TableCommand,
  type TableEvent,
  type TableSettings,
  within,
  writeResult,
} from '@cardroom/engine'
import type { Clock, RoundFinished, RoundReply } from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { OpenedShoe, StoredTable } from '../store/store.ts'
import { Agenda } from './agenda.ts'
import { FloorDesk } from './floor-desk.ts'
import type { Premises } from './premises.ts'
import { finishedOf, replyOf, resultOf } from './record.ts'
import { refuseInRoom } from './refuse.ts'
import { Seniority } from './seniority.ts'
import { leftBy, nextShoeId, openedBy, shoeFor } from './shoe.ts'
import { dealNow, dealtWith, type Keeper, seatTasks, type TableTask, tasksOf } from './tasks.ts'

/** A socket that looks at a table. */
export interface Watcher {
  readonly player: string
  /** The table has changed; all of it is durable. */
  changed(host: TableHost): void
  finished(host: TableHost, round: RoundFinished): void
  /** The table can do nothing until its disk takes what it is given; whatever is sent of it next ends that. */
  standsStill(host: TableHost): void
}

/** So many rounds are played between two snapshots: what a restart has to read at most. */
const ROUNDS_A_SNAPSHOT = 20

/**
 * Drives one table: hands it cards from a shuffled shoe, runs its clocks and its bots, and writes what happens
 * before anybody hears of it. Commands are taken one after the other.
 */
export class TableHost {
  readonly id: string
  /** Who opened the table; nobody for the tables of the house. */
  readonly openedBy: string | undefined
  readonly #premises: Premises
  readonly #watchers = new Set<Watcher>()
  readonly #missed = new Map<string, number>()
  readonly #agenda: Agenda<TableTask>
  readonly #keeper: Keeper
  readonly #seniority = new Seniority()
  readonly #floor: FloorDesk
  #table: Table
  #shoe: SeededShoe | undefined
  /** Who plays the round that is on, though they may leave with its end. */
  #playing: Readonly<Record<Seat, string>> = {}
  #last: RoundFinished | undefined
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false
  #lastRound = false
  #changes = 0
  /** Runs while the table waits for its disk. */
  #retry: NodeJS.Timeout | undefined
  /** How often in a row the disk has failed. */
  #failures = 0
  /** What is in memory may be ahead of what is on disk, and the disk could not be read. */
  #unread = false
  /** Somebody wants to hear of every change: the lobby. */
  onChange: () => void = () => {}

  private constructor(id: string, table: Table, premises: Premises, openedBy: string | undefined) {
    this.id = id
    this.openedBy = openedBy
    this.#premises = premises
    this.#table = table
    this.#agenda = new Agenda(task => void this.#runTask(task), premises.now)
    this.#keeper = {
      id,
      timings: premises.timings,
      now: premises.now,
      random: Math.random,
      newShoe: () => {
        const secret = randomBytes(32).toString('hex')
        return { id: nextShoeId(id, this.#table), how: 3, commitment: commitmentOf(secret), secret }
      },
      here: player => this.isHere(player),
      missed: player => this.#missed.get(player) ?? 0,
      isRun: () => this.runner !== undefined,
    }
    const host = this
    this.#floor = new FloorDesk({
      get table() {
        return host.#table
      },
      get runner() {
        return host.runner
      },
      timings: premises.timings,
      now: premises.now,
      isHere: player => this.isHere(player),
      hasFloorPart: player => premises.hasFloorPart(player),
      held: () => {
        this.#plan()
        this.#tell()
      },
      perform: commands => this.#perform(commands),
    })
  }

  /** A new table, already on disk. */
  static async open(
    id: string,
    opened: Extract<TableEvent, { type: 'opened' }>,
    bots: readonly TableCommand[],
    premises: Premises,
  ): Promise<TableHost | Refusal> {
    const events: TableEvent[] = [opened]
    const table = openTable(opened.settings, premises.library, { events })
    if (isRefusal(table)) return table
    for (const bot of bots) {
      const sat = table.take(bot)
      if (isRefusal(sat)) return sat
      events.push(...sat)
    }
    await premises.store.append({ table: id, after: 0, at: premises.now(), events, rounds: [] })
    const host = new TableHost(id, table, premises, opened.by)
    host.#plan()
    return host
  }

  /** A table as it was left, in the middle of a round too. */
  static async load(id: string, stored: StoredTable, premises: Premises): Promise<TableHost | Refusal> {
    const table = openTable(stored.opened.settings, premises.library, stored)
    if (isRefusal(table)) return table
    const host = new TableHost(id, table, premises, stored.opened.by)
    const wrong = await host.#takeUp()
    if (wrong) return wrong
    host.#plan()
    return host
  }

  get table(): Table {
    return this.#table
  }

  /** The round before. */
  get last(): RoundFinished | undefined {
    return this.#last
  }

  get watched(): boolean {
    return this.#watchers.size > 0
  }

  /** Counts whatever a watcher could notice, also who is here. */
  get changes(): number {
    return this.#changes
  }

  /** What runs out next, and when. */
  get clock(): Omit<Clock, 'now'> | undefined {
    for (const { task, due } of this.#agenda) {
      if (task.clock !== undefined) return { for: task.clock, until: due }
    }
    return undefined
  }

  /** What time it is in the house. */
  get now(): number {
    return this.#premises.now()
  }

  get floor(): FloorDesk {
    return this.#floor
  }

  /** Who runs the table: whoever opened it, or of those who are here the one who has sat longest. */
  get runner(): string | undefined {
    const { openedBy } = this
    if (openedBy !== undefined && this.isHere(openedBy)) return openedBy
    return this.#seniority.players.find(player => this.isHere(player))
  }

  isHere(player: string): boolean {
    for (const watcher of this.#watchers) if (watcher.player === player) return true
    return false
  }

  /** The table is sent to the watcher at once, and whenever it changes. */
  watch(watcher: Watcher): Promise<void> {
    return this.#alone(async () => {
      const arrives = !this.isHere(watcher.player)
      this.#watchers.add(watcher)
      this.#plan()
      if (arrives && this.#isSeated(watcher.player)) this.#tell()
      else if (!this.#unread) watcher.changed(this)
      if (this.#retry) watcher.standsStill(this)
    })
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.#alone(async () => {
      if (!this.#watchers.delete(watcher) || this.#closed) return
      this.#plan()
      if (!this.isHere(watcher.player) && this.#isSeated(watcher.player)) this.#tell()
    })
  }

  #isSeated(player: string): boolean {
    return seatOf(this.#table.state.seats, player) !== undefined
  }

  /** Does what a player wants; resolved when it is durable. */
  async act(command: TableCommand & { player: string }): Promise<Refusal | undefined> {
    this.#missed.delete(command.player)
    return this.#alone(async () =>
      this.#floor.holds && PLAYS.has(command.do) ? refuseInRoom('floor-is-ruling') : this.#perform([command]),
    )
  }

  /** Does what a player's page does by itself for the shuffle: no sign that somebody sits before it. */
  draw(command: Extract<TableCommand, { do: 'seal' | 'unveil' }>): Promise<Refusal | undefined> {
    return this.#alone(() => this.#perform([command]))
  }

  /** Does something with the floor, after whatever is being done. */
  atFloor<T>(work: (floor: FloorDesk) => T | Promise<T>): Promise<T> {
    return this.#alone(async () => work(this.#floor))
  }

  /** Deals at once instead of waiting for the clock; only for the one person at a table. */
  dealNow(player: string): Promise<Refusal | undefined> {
    return this.#alone(async () => {
      if (this.#lastRound) return refuseInRoom('room-is-closing')
      if (!this.mayDealNow(player)) return refuseInRoom('not-alone-at-the-table')
      if (this.#table.state.phase === 'making-up') return this.#perform(dealNow(this.#table, this.#keeper))
      const next = [...this.#agenda].find(({ task }) => task.clock === 'next' || task.clock === 'settlement')
      return next ? this.#perform(next.task.commands()) : refuseInRoom('nothing-to-deal-yet')
    })
  }

  mayDealNow(player: string): boolean {
    const people = seatedAt(this.#table.state.seats).filter(({ bot }) => !bot)
    const others = people.filter(one => one.player !== player)
    const alone = people.length - others.length === 1 && others.every(one => !this.isHere(one.player))
    return alone && this.#waitsForTheDeal
  }

  /** Nobody has to say anything any more before the next round can be dealt. */
  get #waitsForTheDeal(): boolean {
    const { state, part } = this.#table
    if (this.#floor.holds || this.#table.isDrawing) return false
    if (state.phase === 'idle') return this.clock?.for === 'next'
    if (state.phase === 'round') return this.clock?.for === 'settlement'
    return state.phase === 'making-up' && part.due().asked.every(({ otherwise }) => otherwise === undefined)
  }

  /** A hand without wagers, at once. */
  freeHand(player: string): Promise<Refusal | undefined> {
    return this.#alone(async () => {
      const { now } = this.#premises
      const { state } = this.#table
      if (state.phase !== 'making-up') return refuseInRoom('nothing-to-deal-yet')
      return this.#perform([{ do: 'free-hand', player, ...dealtWith(state, this.id, now()) }])
    })
  }

  /** Ends the table for good, if only bots are left. */
  close(): Promise<Refusal | undefined> {
    return this.#alone(() => this.#perform([{ do: 'close' }]))
  }

  /** Plays the round that is on to its end, and deals no other. */
  drain(): void {
    this.#lastRound = true
    this.#plan()
  }

  /** A round is on and goes on. */
  get inPlay(): boolean {
    return this.#goesOn && this.#table.state.phase === 'round'
  }

  /** Stops driving the table; it goes on where it was after the next start. */
  rest(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    this.#floor.close()
    this.#agenda.plan([])
    return this.#alone(async () => {})
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => {})
    return result
  }

  async #runTask(task: TableTask): Promise<void> {
    await this.#alone(async () => {
      if (this.#closed || !this.#agenda.takeUp(task)) return
      if (task.missedBy !== undefined) this.#missed.set(task.missedBy, this.#keeper.missed(task.missedBy) + 1)
      const refusal = await this.#perform(task.commands())
      if (!refusal) return
      this.#premises.log(`${this.id}: ${task.key}: ${sayRefusal(english, refusal)}`)
      // What the table cannot do by itself it does not try for ever: everybody gets their wagers back.
      if (task.givesUp) await this.#perform([task.givesUp])
    }).catch(error => this.#premises.log(`${this.id}: ${String(error)}`))
  }

  /** Takes commands, gives the round what the house gives, writes all of it, and tells the watchers. */
  async #perform(commands: readonly TableCommand[]): Promise<Refusal | undefined> {
    if (this.#closed) return refuseInRoom('room-is-closing')
    if (this.#unread) return refuseInRoom('not-written-down')
    const events: TableEvent[] = []
    const made: Made = { events, rounds: [], shoes: [] }
    const after = this.#table.state.version
    let refusal: Refusal | undefined
    try {
      for (const command of commands) {
        refusal = this.#take(command, made)
        if (refusal) break
      }
    } catch (error) {
      this.#logError(error)
      // The round cannot go on by its rules: nobody loses anything by it.
      if (!(await this.#reload())) this.#standStill()
      else if (this.#table.state.round) await this.#perform([{ do: 'void' }])
      return refuseInRoom('round-called-off')
    }
    try {
      if (events.length > 0) await this.#write(after, made)
    } catch (error) {
      this.#logError(error)
      await this.#reload()
      this.#standStill()
      return refuseInRoom('not-written-down')
    }
    this.#failures = 0
    if (events.length > 0) this.#publish(made.rounds)
    return refusal
  }

  #take(command: TableCommand, made: Made): Refusal | undefined {
    const before = this.#table.round
    const { round: playing, shoe } = this.#table.state
    const done = this.#table.take(command, this.now)
    if (isRefusal(done)) return done
    made.events.push(...done)
    const { round, state } = this.#table
    if (playing && before && !round) made.rounds.push(this.#finish(before, playing))
    made.shoes.push(...openedBy(done, this.id, state, shoe))
    if (round && state.round && round !== before) {
      this.#shoe = shoeFor(round, state)
      this.#playing = playingAt(this.#table)
    }
    // The settlement is in the table's plans: the floor has the last word before it.
    if (!round || round.awaiting.kind === 'settlement') return undefined
    const input = this.#shoe?.next(round.awaiting)
    return input ? this.#take({ do: 'input', input }, made) : undefined
  }

  /** A round is over, or was called off: what is kept of it. */
  #finish(round: Round, playing: RoundState): RoundReply {
    const { state, settings } = this.#table
    const last = leftBy(playing, state)
    if (round.over) this.#last = finishedOf(last, writeResult(round.result, english.say))
    const played = { round, state: playing, last }
    return replyOf({ id: this.id, settings }, played, this.#playing, this.#premises.now())
  }

  async #write(after: number, { events, rounds, shoes }: Made): Promise<void> {
    const due = rounds.length > 0 && this.#table.state.rounds % ROUNDS_A_SNAPSHOT === 0
    await this.#premises.store.append({
      table: this.id,
      after,
      at: this.#premises.now(),
      events,
      rounds,
      shoes,
      ...(due ? { snapshot: this.#table.save() } : {}),
    })
  }

  #logError(error: unknown): void {
    this.#premises.log(
      `${this.id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
  }

  /** What is in memory may be ahead of what is on disk: the disk is right. Whether it could be read. */
  async #reload(): Promise<boolean> {
    this.#unread = true
    try {
      const stored = await this.#premises.store.load(this.id)
      if (!stored) throw new Error(`${this.id} is not kept`)
      this.#table = granted(openTable(stored.opened.settings, this.#premises.library, stored))
      granted(await this.#takeUp())
      this.#unread = false
    } catch (error) {
      this.#logError(error)
    }
    return !this.#unread
  }

  /** Nothing happens by itself until the disk takes what it is given; it is tried with growing pauses. */
  #standStill(): void {
    this.#changes++
    this.#tell()
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.#alone(() => this.#goOn()), pauseAfter(++this.#failures))
    this.#agenda.plan([])
    for (const watcher of this.#watchers) watcher.standsStill(this)
  }

  async #goOn(): Promise<void> {
    if (this.#closed) return
    const writable = await this.#premises.store.probe().then(
      () => true,
      () => false,
    )
    if (!writable || (this.#unread && !(await this.#reload()))) {
      this.#standStill()
      return
    }
    this.#retry = undefined
    this.#plan()
    this.#tell()
  }

  /** Where a table was left: the result of its last round, and the shoe of one that is on. */
  async #takeUp(): Promise<Refusal | undefined> {
    const { game, state } = this.#table
    const { round, last } = state
    const kept = last && (await this.#premises.store.round(last.id))
    this.#last = kept ? finishedOf(last, resultOf(kept)) : undefined
    if (!round) return undefined
    this.#playing = playingAt(this.#table)
    const fresh = game.start(round.setup)
    if (isRefusal(fresh)) return fresh
    this.#shoe = shoeFor(fresh, state)
    const followed = within(['rounds', round.id], followShoe(fresh, this.#shoe, round.inputs))
    return isRefusal(followed) ? followed : undefined
  }

  #publish(rounds: readonly RoundReply[]): void {
    this.#plan()
    const last = this.#last
    if (last && rounds.some(({ id }) => id === last.id)) {
      for (const watcher of this.#watchers) watcher.finished(this, last)
    }
    this.#tell()
  }

  #tell(): void {
    if (this.#unread) return
    for (const watcher of this.#watchers) watcher.changed(this)
    this.onChange()
  }

  #plan(): void {
    this.#changes++
    this.#seniority.note(this.#table.state.seats)
    this.#floor.look()
    this.#agenda.plan([
      ...(this.#goesOn ? tasksOf(this.#table, this.#keeper) : []),
      // Seats are given up and called though nobody looks on.
      ...(this.#isOpen ? seatTasks(this.#table, this.#keeper) : []),
    ])
  }

  get #isOpen(): boolean {
    return !this.#closed && !this.#retry && !this.#table.state.closed
  }

  get #goesOn(): boolean {
    if (!this.#isOpen || (this.#lastRound && this.#table.state.phase !== 'round')) return false
    return !this.#floor.holds && (this.watched || this.#premises.playOn)
  }
}

/** What nobody does while the game stands still. */
const PLAYS: ReadonlySet<TableCommand['do']> = new Set(['move', 'own'])

/** How long a disk that failed so often in a row is left alone, in milliseconds. */
const pauseAfter = (failures: number): number => Math.min(100 * 2 ** failures, 5_000)
/** What has come of some commands, to be written at once. */
interface Made {
  readonly events: TableEvent[]
  readonly rounds: RoundReply[]
  readonly shoes: OpenedShoe[]
}

/** The names of those who play the round that is on, by their seats. */
function playingAt({ state }: Table): Record<Seat, string> {
  const players = Object.values(state.round?.accounts ?? {})
  const playing = players.flatMap(player => seatedAs(state.seats, player) ?? [])
  return Object.fromEntries(playing.map(({ seat, name }) => [seat, name]))
}

/** The table that its events make. */
function openTable(
  settings: TableSettings,
  library: Library,
  kept: Pick<StoredTable, 'snapshot' | 'events'>,
): Table | Refusal {
  const game = gameAtTable(settings, library)
  return isRefusal(game) ? game : Table.open(settings, game, kept)
}

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
import { english } from '@cardroom/words/en'
import { type Append, Fenced, type OpenedShoe, type StoredTable, Withdrawn } from '../store/store.ts'
import { Agenda } from './agenda.ts'
import { FloorDesk } from './floor-desk.ts'
import type { Premises } from './premises.ts'
import { finishedOf, playingAt, replyOf, resultOf } from './record.ts'
import { refuseInRoom } from './refuse.ts'
import type { Ambience, Lease, LedTable } from './ring.ts'
import { Seniority } from './seniority.ts'
import { leftBy, nextShoeId, openedBy, shoeFor } from './shoe.ts'
import { dealNow, dealtWith, type Keeper, seatTasks, type TableTask, tasksOf } from './tasks.ts'
import type { Answer, Asked, Wish } from './wish.ts'

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
 * before anybody hears of it. Commands are taken one after the other. A table that another node leads is followed:
 * it does nothing by itself, is what its events make it, and passes on what people here want of it.
 */
export class TableHost implements LedTable {
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
  #lease: Lease | undefined
  /** The last that whoever leads the table has said, and when that was. */
  #heard: { readonly ambience: Ambience; readonly at: number } | undefined
  /** How many events the table is known to have elsewhere. */
  #ahead = 0
  /** Somebody wants to hear of every change: the lobby. */
  onChange: () => void = () => {}
  /** Somebody wants to hear when the table comes from another node. */
  onLead: () => void = () => {}

  private constructor(
    id: string,
    table: Table,
    premises: Premises,
    openedBy: string | undefined,
    lease: Lease | undefined,
  ) {
    this.id = id
    this.#lease = lease
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
    const lease = premises.ring.leaseOfNew(id)
    await premises.store.append({
      table: id,
      after: 0,
      at: premises.now(),
      events,
      rounds: [],
      ...fenceOf(lease),
    })
    const host = new TableHost(id, table, premises, opened.by, lease)
    host.#plan()
    return host
  }

  /** A table as it was left, in the middle of a round too. */
  static async load(id: string, stored: StoredTable, premises: Premises): Promise<TableHost | Refusal> {
    const table = openTable(stored.opened.settings, premises.library, stored)
    if (isRefusal(table)) return table
    const host = new TableHost(id, table, premises, stored.opened.by, premises.ring.lease(id))
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

  /** Somebody looks at the table, on this node or on another. */
  get watched(): boolean {
    return this.#watchers.size > 0 || this.#premises.ring.isWatched(this.id)
  }

  /** This process drives the table. */
  get leads(): boolean {
    return this.#lease !== undefined
  }

  /** Counts whatever a watcher could notice, also who is here. */
  get changes(): number {
    return this.#changes
  }

  /** What runs out next, and when. */
  get clock(): Omit<Clock, 'now'> | undefined {
    if (!this.leads) return this.#clockHeard
    for (const { task, due } of this.#agenda) {
      if (task.clock !== undefined) return { for: task.clock, until: due }
    }
    return undefined
  }

  get #clockHeard(): Omit<Clock, 'now'> | undefined {
    const { ambience, at } = this.#heard ?? {}
    if (ambience?.version !== this.#table.state.version || at === undefined || !ambience.clock)
      return undefined
    return { for: ambience.clock.for, until: at + ambience.clock.left }
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
    return this.#looksHere(player) || this.#premises.ring.isWatched(this.id, player)
  }

  #looksHere(player: string): boolean {
    for (const watcher of this.#watchers) if (watcher.player === player) return true
    return false
  }

  /** The table is sent to the watcher at once, and whenever it changes. */
  watch(watcher: Watcher): Promise<void> {
    return this.#alone(async () => {
      const arrives = !this.isHere(watcher.player)
      if (!this.#looksHere(watcher.player)) this.#premises.ring.watches(this.id, watcher.player, true)
      this.#watchers.add(watcher)
      if (this.isBehind) await this.#readOn()
      this.#plan()
      if (arrives && this.#isSeated(watcher.player)) this.#tell()
      else if (!this.#unread) watcher.changed(this)
      if (this.#retry) watcher.standsStill(this)
    })
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.#alone(async () => {
      if (!this.#watchers.delete(watcher) || this.#closed) return
      if (!this.#looksHere(watcher.player)) this.#premises.ring.watches(this.id, watcher.player, false)
      this.#plan()
      if (!this.isHere(watcher.player) && this.#isSeated(watcher.player)) this.#tell()
    })
  }

  #isSeated(player: string): boolean {
    return seatOf(this.#table.state.seats, player) !== undefined
  }

  /** Does what a player wants; resolved when it is durable. */
  async act(command: TableCommand & { player: string }): Promise<Refusal | undefined> {
    return refusalIn(await this.wish({ want: 'act', command }))
  }

  /** Does what somebody wants, here or where the table is led; resolved when it is durable. */
  async wish(wish: Wish): Promise<Answer> {
    if (this.leads) {
      try {
        return await this.#alone(() => this.#fulfil(wish))
      } catch (error) {
        // Nothing of it was written: whoever leads the table now can still do it.
        if (!(error instanceof Fenced)) throw error
      }
    }
    const answer = await this.#premises.ring.ask(this.id, wish)
    // Whoever is answered has seen what came of it.
    await this.#alone(() => this.#readOn())
    return answer
  }

  /** Does what somebody on another node wants. */
  fulfil(asked: Asked): Promise<Answer> {
    return this.#alone(() => this.#fulfil(asked.wish, asked))
  }

  async #fulfil(wish: Wish, asked?: Asked): Promise<Answer> {
    const floor = this.#floor
    switch (wish.want) {
      case 'act':
        if (!BY_ITSELF.has(wish.command.do)) this.#missed.delete(wish.command.player)
        if (floor.holds && PLAYS.has(wish.command.do)) return refuseInRoom('floor-is-ruling')
        return this.#perform([wish.command], asked)
      case 'deal':
        return this.#dealNow(wish.player, asked)
      case 'free-hand':
        return this.#freeHand(wish.player, asked)
      case 'close':
        return this.#perform([{ do: 'close' }], asked)
      case 'call':
        return floor.call(wish.player)
      case 'hold':
        return floor.hold(wish.player, wish.hold)
      case 'rule':
        return floor.rule(wish.player, wish.ruling, wish.version, commands => this.#perform(commands, asked))
      case 'floor':
        return floor.answer(wish.player, wish.question)
    }
  }

  /** Deals at once instead of waiting for the clock; only for the one person at a table. */
  async #dealNow(player: string, asked?: Asked): Promise<Refusal | undefined> {
    if (this.#lastRound) return refuseInRoom('room-is-closing')
    if (!this.mayDealNow(player)) return refuseInRoom('not-alone-at-the-table')
    if (this.#table.state.phase === 'making-up')
      return this.#perform(dealNow(this.#table, this.#keeper), asked)
    const next = [...this.#agenda].find(({ task }) => task.clock === 'next' || task.clock === 'settlement')
    return next ? this.#perform(next.task.commands(), asked) : refuseInRoom('nothing-to-deal-yet')
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
  async #freeHand(player: string, asked?: Asked): Promise<Refusal | undefined> {
    const { state } = this.#table
    if (state.phase !== 'making-up') return refuseInRoom('nothing-to-deal-yet')
    return this.#perform([{ do: 'free-hand', player, ...dealtWith(state, this.id, this.now) }], asked)
  }

  /** Ends the table for good, if only bots are left. */
  async close(): Promise<Refusal | undefined> {
    return refusalIn(await this.wish({ want: 'close' }))
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

  /** It waits for the store to take what it is given. */
  get standsStill(): boolean {
    return this.#retry !== undefined
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
      if (this.#closed || !this.leads || !this.#agenda.takeUp(task)) return
      if (task.missedBy !== undefined) this.#missed.set(task.missedBy, this.#keeper.missed(task.missedBy) + 1)
      const refusal = await this.#perform(task.commands())
      if (!refusal) return
      // The code and no more: what is refused may name cards.
      this.#premises.log(`${task.key}: ${refusal.code}`, { table: this.id })
      // What the table cannot do by itself it does not try for ever: everybody gets their wagers back.
      if (task.givesUp) await this.#perform([task.givesUp])
    }).catch(error => this.#logError(error))
  }

  /** Takes commands, gives the round what the house gives, writes all of it, and tells the watchers. */
  async #perform(commands: readonly TableCommand[], asked?: Asked): Promise<Refusal | undefined> {
    if (this.#closed) return refuseInRoom('room-is-closing')
    if (!this.leads) throw new Fenced(`${this.id} is led elsewhere`)
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
      if (events.length > 0) await this.#write(after, made, asked && fulfilling(asked, refusal))
    } catch (error) {
      this.#logError(error)
      if (error instanceof Fenced) {
        await this.#stepDown()
        throw error
      }
      await this.#reload()
      if (error instanceof Withdrawn && !this.#unread) {
        this.#plan()
        return refuseInRoom('not-written-down')
      }
      this.#standStill()
      return refuseInRoom('not-written-down')
    }
    this.#failures = 0
    if (asked && events.length > 0) asked.isAnswered = true
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

  async #write(after: number, { events, rounds, shoes }: Made, fulfils: Append['fulfils']): Promise<void> {
    const due = rounds.length > 0 && this.#table.state.rounds % ROUNDS_A_SNAPSHOT === 0
    await this.#premises.store.append({
      table: this.id,
      after,
      // A round says when it was over; its last event says the same.
      at: rounds.at(-1)?.at ?? this.#premises.now(),
      events,
      rounds,
      shoes,
      ...(due ? { snapshot: this.#table.save() } : {}),
      ...fenceOf(this.#lease),
      ...(fulfils ? { fulfils } : {}),
    })
  }

  #logError(error: unknown): void {
    this.#premises.log('what the table did went wrong', { level: 'error', table: this.id, error })
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
    if (this.#closed || !this.#retry) return
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
    const { round } = state
    await this.#recall()
    if (!round) return undefined
    this.#playing = playingAt(this.#table)
    const fresh = game.start(round.setup)
    if (isRefusal(fresh)) return fresh
    this.#shoe = shoeFor(fresh, state)
    const followed = within(['rounds', round.id], followShoe(fresh, this.#shoe, round.inputs))
    return isRefusal(followed) ? followed : undefined
  }

  async #recall(): Promise<void> {
    const { last } = this.#table.state
    const kept = last && (await this.#premises.store.round(last.id))
    this.#last = kept ? finishedOf(last, resultOf(kept)) : undefined
  }

  /** This process leads the table from now on: what it knows of it may be old. */
  lead(lease: Lease): Promise<void> {
    return this.#alone(async () => {
      if (this.#closed) return
      this.#lease = lease
      this.#floor.close()
      if (!(await this.#reload())) {
        this.#standStill()
        return
      }
      this.#plan()
      this.#show()
      this.onLead()
    })
  }

  /** Another process leads the table: what was planned here and not written is nothing. */
  follow(): Promise<void> {
    return this.#alone(() => this.#stepDown())
  }

  async #stepDown(): Promise<void> {
    if (!this.leads) return
    this.#lease = undefined
    this.#heard = undefined
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#floor.close()
    await this.#reload()
    this.#plan()
    this.#tell()
  }

  /** More has happened than is known here. */
  get isBehind(): boolean {
    return !this.leads && (this.#unread || this.#ahead > this.#table.state.version)
  }

  get isQuiet(): boolean {
    return this.#table.state.phase !== 'round' && !this.#retry && !this.#floor.holds
  }

  moved(version: number): void {
    this.#ahead = Math.max(this.#ahead, version)
    // What nobody looks at is read once in a while.
    if (this.isBehind && this.#watchers.size > 0) void this.catchUp()
  }

  /** Reads what has happened elsewhere. */
  catchUp(): Promise<void> {
    return this.#alone(() => this.#readOn())
  }

  async #readOn(): Promise<void> {
    if (this.leads || this.#closed) return
    if (this.#unread) {
      if (await this.#reload()) this.#publish([])
      return
    }
    try {
      const { version } = this.#table.state
      const events = await this.#premises.ring.eventsAfter(this.id, version)
      if (events.length === 0) return
      this.#unread = true
      for (const event of events) this.#table.replay(event)
      const finished = events.filter(event => event.type === 'finished')
      if (finished.length > 0) await this.#recall()
      this.#unread = false
      this.#publish(finished)
    } catch (error) {
      this.#logError(error)
    }
  }

  hear(ambience: Ambience): void {
    if (this.leads) return
    this.#heard = { ambience, at: this.now }
    this.#floor.follow(ambience.floor)
    this.#seniority.follow(ambience.came)
    if (ambience.version !== this.#table.state.version) return
    this.#changes++
    this.#tell()
  }

  seenElsewhere(): void {
    this.#plan()
    this.#tell()
  }

  #publish(rounds: readonly { readonly id: string }[]): void {
    this.#plan()
    const last = this.#last
    if (last && rounds.some(({ id }) => id === last.id)) {
      for (const watcher of this.#watchers) watcher.finished(this, last)
    }
    this.#tell()
  }

  #tell(): void {
    if (this.#unread) return
    this.#show()
    this.onChange()
  }

  #show(): void {
    for (const watcher of this.#watchers) watcher.changed(this)
    if (this.leads && this.#lease !== 'alone') this.#premises.ring.tell(this.id, this.#ambience())
  }

  #ambience(): Ambience {
    const { clock, now } = this
    return {
      version: this.#table.state.version,
      ...(clock ? { clock: { for: clock.for, left: clock.until - now } } : {}),
      floor: this.#floor.said(),
      came: this.#seniority.players,
    }
  }

  #plan(): void {
    this.#changes++
    this.#seniority.note(this.#table.state.seats)
    if (this.leads) this.#floor.look()
    this.#agenda.plan([
      ...(this.#goesOn ? tasksOf(this.#table, this.#keeper) : []),
      // Seats are given up and called though nobody looks on.
      ...(this.#isOpen ? seatTasks(this.#table, this.#keeper) : []),
    ])
  }

  get #isOpen(): boolean {
    return this.leads && !this.#closed && !this.#retry && !this.#table.state.closed
  }

  get #goesOn(): boolean {
    if (!this.#isOpen || (this.#lastRound && this.#table.state.phase !== 'round')) return false
    return !this.#floor.holds && (this.watched || this.#premises.playOn)
  }
}

/** What stands beside an append that must not be written by anybody else. */
const fenceOf = (lease: Lease | undefined): Pick<Append, 'fence'> =>
  lease === undefined || lease === 'alone' ? {} : { fence: lease }

const fulfilling = ({ id }: Asked, refusal: Refusal | undefined): Append['fulfils'] => ({
  id,
  answer: JSON.stringify(refusal ?? null),
})

const refusalIn = (answer: Answer): Refusal | undefined => (isRefusal(answer) ? answer : undefined)

/** What a player's page does by itself for the shuffle: no sign that somebody sits before it. */
const BY_ITSELF: ReadonlySet<TableCommand['do']> = new Set(['seal', 'unveil'])

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

/** The table that its events make. */
function openTable(
  settings: TableSettings,
  library: Library,
  kept: Pick<StoredTable, 'snapshot' | 'events'>,
): Table | Refusal {
  const game = gameAtTable(settings, library)
  return isRefusal(game) ? game : Table.open(settings, game, kept)
}

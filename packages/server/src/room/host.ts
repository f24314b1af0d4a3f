import { randomBytes } from 'node:crypto'
import {
  type Cents,
  commitmentOf,
  isRefusal,
  type NewShoe,
  type Refusal,
  seatOf,
  type Table,
  type TableCommand,
  type TableEvent,
} from '@cardroom/engine'
import type { Clock, RoundFinished } from '@cardroom/protocol'
import { Overdrawn } from '../store/house.ts'
import { type Append, Fenced, type StoredTable, Withdrawn } from '../store/store.ts'
import { flowsOf } from '../wallet/flows.ts'
import { refusalFor } from '../wallet/wallets.ts'
import { Changes } from './changes.ts'
import { FloorDesk } from './floor-desk.ts'
import { HouseDealer, type Made, openTable } from './house-dealer.ts'
import { fenceOf, Leadership } from './leadership.ts'
import { Plans } from './plans.ts'
import type { Premises } from './premises.ts'
import { refuseInRoom } from './refuse.ts'
import type { Ambience, Lease, LedTable } from './ring.ts'
import { Seniority } from './seniority.ts'
import { nextShoeId } from './shoe.ts'
import { Standstill } from './standstill.ts'
import { Steps } from './steps.ts'
import type { TableTask } from './tasks.ts'
import { type Watcher, Watchers } from './watchers.ts'
import type { Answer, Asked, Wish } from './wish.ts'
import { type DrivenTable, fulfil, mayDealAtOnce } from './wishes.ts'
import { Writing } from './writing.ts'

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
  readonly #watchers: Watchers
  readonly #plans: Plans
  readonly #changes = new Changes()
  readonly #seniority = new Seniority()
  readonly #floor: FloorDesk
  readonly #dealer: HouseDealer
  readonly #leadership: Leadership
  readonly #writing: Writing
  readonly #still: Standstill
  readonly #driven: DrivenTable
  /** How the round came to what everybody is about to be told. */
  readonly steps = new Steps()
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false
  #lastRound = false
  /** Somebody wants to hear of every change that is more than moves: the lobby. */
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
    this.openedBy = openedBy
    this.#premises = premises
    this.#watchers = new Watchers(id, premises.ring)
    this.#dealer = new HouseDealer(id, table, premises, () =>
      this.steps.note(this.table, this.#watchers.viewers(this.table.state.seats)),
    )
    this.#leadership = new Leadership(lease)
    this.#still = new Standstill(() => void this.#alone(() => this.#goOn()))
    this.#writing = new Writing(id, premises)
    const keeper = {
      id,
      isOfTheHouse: openedBy === undefined,
      timings: premises.timings,
      now: premises.now,
      random: Math.random,
      newShoe: (): NewShoe => {
        const secret = randomBytes(32).toString('hex')
        return {
          id: nextShoeId(id, this.table),
          how: this.table.settings.shuffle === 'sealed' ? 4 : 3,
          commitment: commitmentOf(secret),
          secret,
        }
      },
      here: (player: string) => this.isHere(player),
      isRun: () => this.runner !== undefined,
      reveal: () => this.steps.reveal(this.table),
      askedAt: (key: string) => this.#dealer.askedAt(key),
    }
    this.#plans = new Plans(keeper, task => void this.#runTask(task))
    const host = this
    this.#floor = new FloorDesk({
      get table() {
        return host.table
      },
      get runner() {
        return host.runner
      },
      timings: premises.timings,
      now: premises.now,
      isHere: player => this.isHere(player),
      hasPart: (player, part) => premises.house.has(player, part),
      held: () => {
        this.#plan()
        this.#tell()
      },
      // The ruling itself stands in the table's own events, whatever becomes of the house's line.
      ruled: ruling =>
        premises.house
          .note({ type: 'ruled', table: id, ...ruling })
          .then(() => {})
          .catch(error => this.#logError(error)),
    })
    this.#driven = {
      get table() {
        return host.table
      },
      get clock() {
        return host.clock
      },
      get isLastRound() {
        return host.#lastRound
      },
      floor: this.#floor,
      keeper: this.#plans.keeper,
      isHere: player => this.isHere(player),
      acted: player => this.#plans.acted(player),
      planned: (...clocks) => this.#plans.commandsAt(clocks),
      timeUsed: player => this.#plans.timeUsed(player),
      perform: (commands, asked) => this.#perform(commands, asked),
    }
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
      transfers: flowsOf(id, 0, {}, events),
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
    const wrong = await host.#dealer.takeUp(stored)
    if (wrong) return wrong
    host.#plan()
    return host
  }

  get table(): Table {
    return this.#dealer.table
  }

  /** The round before. */
  get last(): RoundFinished | undefined {
    return this.#dealer.last
  }

  /** Somebody looks at the table, on this node or on another. */
  get watched(): boolean {
    return this.#watchers.any
  }

  /** What somebody has to sit down with. */
  walletOf(player: string): Cents {
    return this.#premises.wallets.known(player)
  }

  /** This process drives the table. */
  get leads(): boolean {
    return this.#leadership.leads
  }

  /** Counts whatever a watcher could notice, also who is here. */
  get changes(): number {
    return this.#changes.count
  }

  /** The last change that was more than moves in a round which goes on to the next decision. */
  get calm(): number {
    return this.#changes.calm
  }

  /** What runs out next, and when. */
  get clock(): Omit<Clock, 'now'> | undefined {
    return this.leads ? this.#plans.clock : this.#leadership.clockHeard(this.table.state.version)
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
    return this.#seniority.first(player => this.isHere(player))
  }

  /** The people who sit here, who has sat longest first. */
  get seniors(): readonly string[] {
    return this.#seniority.players
  }

  isHere(player: string): boolean {
    return this.#watchers.isHere(player)
  }

  /** The table is sent to the watcher at once, and whenever it changes. */
  watch(watcher: Watcher): Promise<void> {
    return this.#alone(async () => {
      const arrives = this.#watchers.add(watcher)
      if (this.isBehind) await this.#readOn()
      this.#plan()
      if (arrives && this.#isSeen(watcher.player)) this.#tell()
      else if (this.isShown) watcher.changed(this)
      if (this.#still.isOn) watcher.standsStill(this)
    })
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.#alone(async () => {
      if (this.#closed || !this.#watchers.delete(watcher)) return
      this.#plan()
      if (!this.isHere(watcher.player) && this.#isSeen(watcher.player)) this.#tell()
    })
  }

  /** Everybody is told when somebody comes or leaves who has a seat; at a private table, whoever it is. */
  #isSeen(player: string): boolean {
    const { settings, state } = this.table
    return settings.private !== undefined || seatOf(state.seats, player) !== undefined
  }

  /** Who looks on without a seat. */
  get lookingOn(): { readonly count: number; readonly names: readonly string[] } {
    return this.#watchers.without(player => seatOf(this.table.state.seats, player) !== undefined)
  }

  /** Does what a player wants; resolved when it is durable. */
  async act(command: TableCommand & { player: string }): Promise<Refusal | undefined> {
    return refusalIn(await this.wish({ want: 'act', command }))
  }

  /** Does what somebody wants, here or where the table is led; resolved when it is durable. */
  async wish(wish: Wish): Promise<Answer> {
    if (this.leads) {
      try {
        return await this.#alone(() => fulfil(this.#driven, wish, undefined))
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
    return this.#alone(() => fulfil(this.#driven, asked.wish, asked))
  }

  /** Looks at the table when all of it is written, and nothing else happens. */
  written<T>(look: (table: Table) => T): Promise<T> {
    return this.#alone(async () => {
      await this.#readOn()
      return look(this.table)
    })
  }

  mayDealNow(player: string): boolean {
    return mayDealAtOnce(this, player)
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
    return this.#goesOn && this.table.state.phase === 'round'
  }

  /** It waits for the store to take what it is given. */
  get standsStill(): boolean {
    return this.#still.isOn
  }

  /** Stops driving the table; it goes on where it was after the next start. */
  rest(): Promise<void> {
    this.#closed = true
    this.#still.end()
    this.#floor.close()
    this.#plans.drop()
    return this.#alone(async () => {})
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => {})
    return result
  }

  async #runTask(task: TableTask): Promise<void> {
    await this.#alone(async () => {
      if (this.#closed || !this.leads || !this.#plans.takeUp(task)) return
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
    if (this.#dealer.isUnread) return refuseInRoom('not-written-down')
    const made: Made = { events: [], rounds: [], shoes: [] }
    const { events } = made
    const { version: after, seats } = this.table.state
    const before = { ...seats }
    const wasDeciding = this.#isDeciding
    let refusal: Refusal | undefined
    try {
      refusal = this.#dealer.take(commands, made)
    } catch (error) {
      this.#logError(error)
      // The round cannot go on by its rules: nobody loses anything by it.
      if (!(await this.#reload())) this.#standStill()
      else if (this.table.state.round) await this.#perform([{ do: 'void' }])
      return refuseInRoom('round-called-off')
    }
    const transfers = flowsOf(this.id, after, before, events)
    try {
      if (events.length > 0) {
        const by = { ...this.#leadership.fence, ...(asked ? { fulfils: fulfilling(asked, refusal) } : {}) }
        await this.#writing.write(this.table, after, made, transfers, by)
      }
    } catch (error) {
      if (error instanceof Overdrawn) {
        if (await this.#dealer.reload()) this.#publish([])
        else this.#standStill()
        return refusalFor(error, transfers)
      }
      this.#logError(error)
      if (error instanceof Fenced) {
        await this.#stepDown()
        throw error
      }
      await this.#reload()
      if (error instanceof Withdrawn && !this.#dealer.isUnread) {
        this.#publish([])
        return refuseInRoom('not-written-down')
      }
      this.#standStill()
      return refuseInRoom('not-written-down')
    }
    this.#still.written()
    if (asked && events.length > 0) asked.isAnswered = true
    const isCalm = wasDeciding && this.#isDeciding && events.every(({ type }) => type === 'input')
    if (events.length > 0) this.#publish(made.rounds, isCalm)
    this.#premises.wallets.moved(transfers)
    return refusal
  }

  /** What was noted on the way has not come about. */
  #reload(): Promise<boolean> {
    this.steps.forget()
    return this.#dealer.reload()
  }

  #logError(error: unknown): void {
    this.#premises.log('what the table did went wrong', { level: 'error', table: this.id, error })
  }

  /** Nothing happens by itself until the disk takes what it is given; it is tried with growing pauses. */
  #standStill(): void {
    // What was read anew may be more than was told: a disk that fails may have taken what it was given.
    this.#changes.note()
    this.#tell()
    this.#still.begin()
    this.#plans.drop()
    for (const watcher of this.#watchers) watcher.standsStill(this)
  }

  async #goOn(): Promise<void> {
    if (this.#closed || !this.#still.isOn) return
    const writable = await this.#premises.store.probe().then(
      () => true,
      () => false,
    )
    if (!writable || (this.#dealer.isUnread && !(await this.#reload()))) {
      this.#standStill()
      return
    }
    this.#still.end()
    this.#plan()
    this.#tell()
  }

  /** This process leads the table from now on: what it knows of it may be old. */
  lead(lease: Lease): Promise<void> {
    return this.#alone(async () => {
      if (this.#closed) return
      this.#leadership.take(lease)
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
    this.#leadership.giveUp()
    this.#still.end()
    this.#floor.close()
    await this.#reload()
    this.#plan()
    this.#tell()
  }

  /** More has happened than is known here. */
  get isBehind(): boolean {
    return this.#leadership.isBehind(this.table.state.version) || (!this.leads && this.#dealer.isUnread)
  }

  get isQuiet(): boolean {
    return this.table.state.phase !== 'round' && !this.#still.isOn && !this.#floor.holds
  }

  moved(version: number): void {
    this.#leadership.moved(version)
    // What nobody looks at is read once in a while.
    if (this.isBehind && this.#watchers.anyHere) void this.catchUp()
  }

  /** Reads what has happened elsewhere. */
  catchUp(): Promise<void> {
    return this.#alone(() => this.#readOn())
  }

  async #readOn(): Promise<void> {
    if (this.leads || this.#closed) return
    if (this.#dealer.isUnread) {
      if (await this.#reload()) this.#publish([])
      return
    }
    try {
      const { version } = this.table.state
      const events = await this.#premises.ring.eventsAfter(this.id, version)
      if (events.length === 0) return
      const transfers = flowsOf(this.id, version, { ...this.table.state.seats }, events)
      const finished = await this.#dealer.replay(events)
      this.#premises.wallets.moved(transfers)
      this.#publish(finished)
    } catch (error) {
      this.#logError(error)
    }
  }

  /** What is in memory is on disk: it may be looked at. When it is again, everybody is told. */
  get isShown(): boolean {
    return !this.#writing.isOn && !this.#dealer.isUnread
  }

  hear(ambience: Ambience): void {
    if (this.leads) return
    this.#leadership.hear(ambience, this.now)
    this.#floor.follow(ambience.floor)
    this.#seniority.follow(ambience.came)
    if (ambience.version !== this.table.state.version) return
    this.#changes.note()
    this.#tell()
  }

  seenElsewhere(): void {
    this.#plan()
    this.#tell()
  }

  #publish(rounds: readonly { readonly id: string }[], isCalm = false): void {
    this.#plan(isCalm)
    const { last } = this
    if (last && rounds.some(({ id }) => id === last.id)) {
      for (const watcher of this.#watchers) watcher.finished(this, last)
    }
    this.#tell(isCalm)
    this.steps.forget()
  }

  #tell(isCalm = false): void {
    if (!this.isShown) return
    this.#show()
    if (!isCalm) this.onChange()
  }

  #show(): void {
    for (const watcher of this.#watchers) watcher.changed(this)
    if (this.#leadership.isFollowed) this.#premises.ring.tell(this.id, this.#ambience())
  }

  #ambience(): Ambience {
    const { clock, now } = this
    return {
      version: this.table.state.version,
      ...(clock ? { clock: leftOf(clock, now) } : {}),
      floor: this.#floor.said(),
      came: this.#seniority.players,
    }
  }

  #plan(isCalm = false): void {
    if (isCalm) this.#changes.noteMoves()
    else {
      this.#changes.note()
      this.#seniority.note(this.table.state.seats)
      if (this.leads) this.#floor.look()
    }
    const goesOn = this.#goesOn
    this.#plans.make(this.table, { goesOn, isOpen: this.#isOpen, isCalm })
    if (goesOn) this.#dealer.forgetAsked()
  }

  get #isDeciding(): boolean {
    return this.table.round?.awaiting.kind === 'decision'
  }

  get #isOpen(): boolean {
    return this.leads && !this.#closed && !this.#still.isOn && !this.table.state.closed
  }

  get #goesOn(): boolean {
    if (!this.#isOpen || (this.#lastRound && this.table.state.phase !== 'round')) return false
    return !this.#floor.holds && (this.watched || this.#premises.playOn)
  }
}

const leftOf = ({ until, ...clock }: Omit<Clock, 'now'>, now: number): NonNullable<Ambience['clock']> => ({
  ...clock,
  left: until - now,
})

const fulfilling = ({ id }: Asked, refusal: Refusal | undefined): NonNullable<Append['fulfils']> => ({
  id,
  answer: JSON.stringify(refusal ?? null),
})

const refusalIn = (answer: Answer): Refusal | undefined => (isRefusal(answer) ? answer : undefined)

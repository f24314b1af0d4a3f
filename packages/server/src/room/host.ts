import { randomBytes } from 'node:crypto'
import {
  commitmentOf,
  emptyTable,
  followShoe,
  isBanked,
  isRefusal,
  type Library,
  type Refusal,
  type Round,
  refuse,
  type Seat,
  SeededShoe,
  seatOf,
  Table,
  type TableCommand,
  type TableEvent,
  takenSeats,
  writeRefusal,
} from '@cardroom/engine'
import type { Clock, RoundFinished, RoundReply } from '@cardroom/protocol'
import { sayRefusal } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { Store, StoredTable } from '../store/store.ts'
import { Agenda } from './agenda.ts'
import { replyOf, shuffleShown } from './record.ts'
import { dealNow, type Surroundings, type TableTask, tasksOf } from './tasks.ts'
import type { Timings } from './timings.ts'

/** What all tables of a card room share. */
export interface House {
  readonly store: Store
  readonly library: Library
  readonly timings: Timings
  /** Tables go on though nobody watches them. */
  readonly playOn: boolean
  log(line: string): void
  now(): number
}

/** A socket that looks at a table. */
export interface Watcher {
  readonly player: string
  /** The table has changed; all of it is durable. */
  changed(host: TableHost): void
  finished(host: TableHost, round: RoundFinished): void
}

/** So many rounds are played between two snapshots: what a restart has to replay at most. */
const ROUNDS_A_SNAPSHOT = 20

/**
 * Drives one table: hands it cards from a shuffled shoe, runs its clocks and its bots, and writes what happens
 * before anybody hears of it. Commands are taken one after the other.
 */
export class TableHost {
  readonly id: string
  /** Who opened the table; nobody for the tables of the house. */
  readonly openedBy: string | undefined
  readonly #house: House
  readonly #watchers = new Set<Watcher>()
  readonly #missed = new Map<string, number>()
  readonly #agenda: Agenda<TableTask>
  readonly #around: Surroundings
  #table: Table
  #shoe: SeededShoe | undefined
  /** Who plays the round that is on, though they may leave with its end. */
  #playing: Readonly<Record<Seat, string>> = {}
  #queue: Promise<unknown> = Promise.resolve()
  #closed = false
  #changes = 0
  /** Somebody wants to hear of every change: the lobby. */
  onChange: () => void = () => {}

  private constructor(id: string, table: Table, house: House, openedBy: string | undefined) {
    this.id = id
    this.openedBy = openedBy
    this.#house = house
    this.#table = table
    this.#agenda = new Agenda(task => void this.#runTask(task), house.now)
    this.#around = {
      id,
      timings: house.timings,
      now: house.now,
      random: Math.random,
      secret: () => {
        const secret = randomBytes(32).toString('hex')
        return { secret, commitment: commitmentOf(secret) }
      },
      here: player => this.isHere(player),
      missed: player => this.#missed.get(player) ?? 0,
    }
  }

  /** A new table, already on disk. */
  static async open(
    id: string,
    opened: Extract<TableEvent, { type: 'opened' }>,
    bots: readonly TableCommand[],
    house: House,
  ): Promise<TableHost | Refusal> {
    const table = Table.open(opened.settings, house.library)
    if (isRefusal(table)) return table
    table.replay(opened)
    const events: TableEvent[] = [opened]
    for (const bot of bots) {
      const sat = table.take(bot)
      if (isRefusal(sat)) return sat
      events.push(...sat)
    }
    await house.store.append({ table: id, after: 0, at: house.now(), events, rounds: [] })
    const host = new TableHost(id, table, house, opened.by)
    host.#plan()
    return host
  }

  /** A table as it was left, in the middle of a round too. */
  static load(id: string, stored: StoredTable, house: House): TableHost | Refusal {
    const table = rebuild(stored, house.library)
    if (isRefusal(table)) return table
    const host = new TableHost(id, table, house, stored.opened.by)
    host.#resumeShoe()
    host.#plan()
    return host
  }

  get table(): Table {
    return this.#table
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
      if (arrives && seatOf(this.#table.state, watcher.player) !== undefined) this.#tell()
      else watcher.changed(this)
    })
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.#alone(async () => {
      if (!this.#watchers.delete(watcher) || this.#closed) return
      this.#plan()
      if (!this.isHere(watcher.player) && seatOf(this.#table.state, watcher.player) !== undefined)
        this.#tell()
    })
  }

  /** Does what a player wants; resolved when it is durable. */
  async act(command: TableCommand & { player: string }): Promise<Refusal | undefined> {
    this.#missed.delete(command.player)
    return this.#alone(() => this.#perform([command]))
  }

  /** Deals at once instead of waiting for the clock; only for the one person at a table. */
  dealNow(player: string): Promise<Refusal | undefined> {
    return this.#alone(async () => {
      if (!this.mayDealNow(player)) return refuse('only the one person at a table can deal at once')
      const { phase } = this.#table.state
      if (phase === 'wagers' && isBanked(this.#table.game.rules)) {
        return this.#perform(dealNow(this.#table, this.#around))
      }
      const next = [...this.#agenda].find(({ task }) => task.clock === 'next')
      return next ? this.#perform(next.task.commands()) : refuse('there is nothing to deal yet')
    })
  }

  mayDealNow(player: string): boolean {
    const { state } = this.#table
    const waits = state.phase === 'wagers' || (state.phase === 'idle' && this.clock?.for === 'next')
    const people = takenSeats(state).filter(seat => !state.seats[seat]!.bot)
    const others = people.filter(seat => state.seats[seat]!.player !== player)
    return (
      waits &&
      people.length - others.length === 1 &&
      others.every(seat => !this.isHere(state.seats[seat]!.player))
    )
  }

  /** Ends the table for good, if only bots are left. */
  close(): Promise<Refusal | undefined> {
    return this.#alone(() => this.#perform([{ do: 'close' }]))
  }

  /** Stops driving the table; it goes on where it was after the next start. */
  rest(): Promise<void> {
    this.#closed = true
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
      if (this.#closed || ![...this.#agenda].some(planned => planned.task === task)) return
      if (task.missedBy !== undefined) this.#missed.set(task.missedBy, this.#around.missed(task.missedBy) + 1)
      const refusal = await this.#perform(task.commands())
      if (!refusal) return
      this.#house.log(`${this.id}: ${task.key}: ${sayRefusal(english, refusal)}`)
      // What the table cannot do by itself it does not try for ever: everybody gets their wagers back.
      if (task.givesUp) await this.#perform([task.givesUp])
    }).catch(error => this.#house.log(`${this.id}: ${String(error)}`))
  }

  /** Takes commands, gives the round what the house gives, writes all of it, and tells the watchers. */
  async #perform(commands: readonly TableCommand[]): Promise<Refusal | undefined> {
    if (this.#closed) return refuse('the card room is closing')
    const events: TableEvent[] = []
    const rounds: RoundReply[] = []
    const after = this.#table.state.version
    let refusal: Refusal | undefined
    try {
      for (const command of commands) {
        refusal = this.#take(command, events, rounds)
        if (refusal) break
      }
    } catch (error) {
      await this.#recover(error)
      // The round cannot go on by its rules: nobody loses anything by it.
      if (this.#table.state.round) await this.#perform([{ do: 'void' }])
      return refuse('something went wrong at the table: the round is called off')
    }
    try {
      if (events.length > 0) await this.#write(after, events, rounds)
    } catch (error) {
      await this.#recover(error)
      return refuse('that could not be written down; nothing has changed')
    }
    if (events.length > 0) this.#publish(rounds)
    return refusal
  }

  #take(command: TableCommand, events: TableEvent[], rounds: RoundReply[]): Refusal | undefined {
    const before = this.#table.round
    const playing = this.#table.state.round
    const done = this.#table.take(command)
    if (isRefusal(done)) return done
    events.push(...done)
    const { round, state } = this.#table
    if (before && !round && before.over) rounds.push(this.#reply(before, playing!))
    if (round && round !== before) {
      this.#shoe = new SeededShoe(round, state.round!.seed)
      this.#playing = playingAt(this.#table)
    }
    const input = round && this.#shoe!.next(round.awaiting)
    return input ? this.#take({ do: 'input', input }, events, rounds) : undefined
  }

  #reply(round: Round, playing: NonNullable<Table['state']['round']>): RoundReply {
    const { state, settings } = this.#table
    const played = { round, state: playing, last: state.last! }
    return replyOf({ id: this.id, settings }, played, this.#playing, this.#house.now())
  }

  async #write(after: number, events: readonly TableEvent[], rounds: readonly RoundReply[]): Promise<void> {
    const { state } = this.#table
    const due = rounds.length > 0 && state.rounds % ROUNDS_A_SNAPSHOT === 0
    await this.#house.store.append({
      table: this.id,
      after,
      at: this.#house.now(),
      events,
      rounds,
      ...(due ? { snapshot: state } : {}),
    })
  }

  /** What is in memory may be ahead of what is on disk: the disk is right. */
  async #recover(error: unknown): Promise<void> {
    this.#house.log(`${this.id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    const stored = await this.#house.store.load(this.id)
    const table = stored && rebuild(stored, this.#house.library)
    if (!table || isRefusal(table)) throw new Error(`${this.id} cannot be rebuilt`)
    this.#table = table
    this.#resumeShoe()
    this.#plan()
    this.#tell()
  }

  /** The shoe of a round that is on, with the cards gone that were dealt. */
  #resumeShoe(): void {
    const { game, state } = this.#table
    if (!state.round) return
    this.#playing = playingAt(this.#table)
    const fresh = game.family.start(game.rules, state.round.setup, game.house)
    if (isRefusal(fresh)) throw new Error(writeRefusal(fresh))
    this.#shoe = new SeededShoe(fresh, state.round.seed)
    const wrong = followShoe(fresh, this.#shoe, state.round.inputs)
    if (wrong) throw new Error(`${state.round.id}: ${writeRefusal(wrong)}`)
  }

  #publish(rounds: readonly RoundReply[]): void {
    this.#plan()
    for (const { id } of rounds) {
      const last = this.#table.state.last!
      if (last.id !== id) continue
      const finished = { id, result: last.result, shuffle: shuffleShown(last) }
      for (const watcher of this.#watchers) watcher.finished(this, finished)
    }
    this.#tell()
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher.changed(this)
    this.onChange()
  }

  #plan(): void {
    this.#changes++
    const { closed } = this.#table.state
    const goesOn = !this.#closed && !closed && (this.watched || this.#house.playOn)
    this.#agenda.plan(goesOn ? tasksOf(this.#table, this.#around) : [])
  }
}

function playingAt({ state }: Table): Record<Seat, string> {
  const playing = new Set(Object.values(state.round!.accounts))
  const seats = takenSeats(state).filter(seat => playing.has(state.seats[seat]!.player))
  return Object.fromEntries(seats.map(seat => [seat, state.seats[seat]!.name]))
}

/** The table that its events make. */
function rebuild({ opened, snapshot, events }: StoredTable, library: Library): Table | Refusal {
  const table = Table.open(opened.settings, library, snapshot ?? emptyTable())
  if (isRefusal(table)) return table
  for (const event of events) table.replay(event)
  return table
}

import {
  followShoe,
  gameAtTable,
  isRefusal,
  type Library,
  type Refusal,
  type Round,
  type RoundState,
  type Seat,
  type SeededShoe,
  Table,
  type TableCommand,
  type TableEvent,
  type TableSettings,
  unwrap,
  whenShoeRunsOut,
  within,
  writeResult,
} from '@cardroom/engine'
import type { RoundFinished, RoundReply } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { OpenedShoe, StoredTable } from '../store/store.ts'
import { askedSince } from './asked-since.ts'
import type { RoomContext } from './room-context.ts'
import { finishedOf, playingAt, replyOf, resultOf } from './round-record.ts'
import { lastRoundOf, openedBy, shoeFor } from './shoe.ts'

/** The outcome of commands, to be written together. */
export interface TableOutcome {
  readonly events: TableEvent[]
  readonly rounds: RoundReply[]
  readonly shoes: OpenedShoe[]
}

/** The table that its events make. */
export function openTable(
  settings: TableSettings,
  library: Library,
  kept: Pick<StoredTable, 'snapshot' | 'events'>,
): Table | Refusal {
  const game = gameAtTable(settings, library)
  return isRefusal(game) ? game : Table.open(settings, game, kept)
}

type DealerContext = Pick<RoomContext, 'store' | 'library' | 'log' | 'now'>

/** Holds the table in memory and its shuffled shoe, and deals the round's cards. */
export class TableDealer {
  readonly #id: string
  readonly #context: DealerContext
  /** Called before the round goes on by itself. */
  readonly #onStep: () => void
  #table: Table
  #shoe: SeededShoe | undefined
  /** The players of the running round; they may leave with its end. */
  #playing: Readonly<Record<Seat, string>> = {}
  #last: RoundFinished | undefined
  #unread = false
  /** When decisions that were pending at loading were first asked for. */
  #asked: ReadonlyMap<string, number> = new Map()

  constructor(id: string, table: Table, context: DealerContext, onStep: () => void) {
    this.#id = id
    this.#onStep = onStep
    this.#table = table
    this.#context = context
  }

  get table(): Table {
    return this.#table
  }

  /** The round before. */
  get last(): RoundFinished | undefined {
    return this.#last
  }

  /** The table in memory may be ahead of the store, which could not be read. */
  get isUnread(): boolean {
    return this.#unread
  }

  /** When a decision that was pending at loading was first asked for. */
  askedAt(key: string): number | undefined {
    return this.#asked.get(key)
  }

  /** Forgets when pending decisions were asked for, once their clocks run. */
  forgetAsked(): void {
    this.#asked = new Map()
  }

  /** Takes commands until one is refused; collects the outcome in `made`. */
  take(commands: readonly TableCommand[], made: TableOutcome): Refusal | undefined {
    for (const command of commands) {
      const refusal = this.#take(command, made)
      if (refusal) return refusal
    }
    return undefined
  }

  #take(command: TableCommand, made: TableOutcome): Refusal | undefined {
    if (made.events.length > 0) this.#onStep()
    const before = this.#table.round
    const { settings } = this.#table
    const { round: playing, shoe } = this.#table.state
    const done = this.#table.take(command, this.#context.now())
    if (isRefusal(done)) return done
    made.events.push(...done)
    const { round, state } = this.#table
    if (playing && before && !round) made.rounds.push(this.#finish(before, playing, settings))
    made.shoes.push(...openedBy(done, this.#id, state, shoe))
    if (round && state.round && round !== before) {
      this.#shoe = shoeFor(round, state)
      this.#playing = playingAt(this.#table)
    }
    // The settlement is a task of the table, so that the floor can rule before it.
    if (!round || round.awaiting.kind === 'settlement') return undefined
    if (this.#isOut(round)) return this.#take({ do: 'void' }, made)
    const input = this.#shoe?.next(round.awaiting)
    return input ? this.#take({ do: 'input', input }, made) : undefined
  }

  /** The shoe has run out, and by the table's reading that calls the round off. */
  #isOut({ awaiting }: Round): boolean {
    const { readings } = this.#table.game.posted
    return (
      awaiting.kind === 'card' && this.#shoe?.isOut === true && whenShoeRunsOut(readings) === 'called-off'
    )
  }

  /** Makes the stored round of one that is over or was called off, under the settings with which it was played. */
  #finish(round: Round, playing: RoundState, settings: TableSettings): RoundReply {
    const { state } = this.#table
    const last = lastRoundOf(playing, state)
    if (round.over) this.#last = finishedOf(last, writeResult(round.result, english.say))
    const played = { round, state: playing, last }
    return replyOf({ id: this.#id, settings }, played, this.#playing, this.#context.now())
  }

  /** Reloads the table from the store, which is right; whether it could be read. */
  async reload(): Promise<boolean> {
    this.#unread = true
    try {
      const stored = await this.#context.store.load(this.#id)
      if (!stored) throw new Error(`${this.#id} is not kept`)
      this.#table = unwrap(openTable(stored.opened.settings, this.#context.library, stored))
      unwrap(await this.takeUp(stored))
      this.#unread = false
    } catch (error) {
      this.#logError(error)
    }
    return !this.#unread
  }

  /** Restores the result of the last round, and the shoe of a running one. */
  async takeUp(stored: StoredTable): Promise<Refusal | undefined> {
    const { game, state } = this.#table
    this.#asked = askedSince(this.#table, stored)
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

  /** Replays the leader's events; returns the rounds that they finished. */
  async replay(events: readonly TableEvent[]): Promise<readonly { readonly id: string }[]> {
    this.#unread = true
    for (const [at, event] of events.entries()) {
      if (at > 0 && event.type === 'input') this.#onStep()
      this.#table.replay(event)
    }
    const finished = events.filter(event => event.type === 'finished')
    if (finished.length > 0) await this.#recall()
    this.#unread = false
    return finished
  }

  async #recall(): Promise<void> {
    const { last } = this.#table.state
    const kept = last && (await this.#context.store.round(last.id))
    this.#last = kept ? finishedOf(last, resultOf(kept)) : undefined
  }

  #logError(error: unknown): void {
    this.#context.log('the table could not be read', { level: 'error', table: this.#id, error })
  }
}

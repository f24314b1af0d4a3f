import {
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
  Table,
  type TableCommand,
  type TableEvent,
  type TableSettings,
  whenShoeRunsOut,
  within,
  writeResult,
} from '@cardroom/engine'
import type { RoundFinished, RoundReply } from '@cardroom/protocol'
import { english } from '@cardroom/words/en'
import type { OpenedShoe, StoredTable } from '../store/store.ts'
import { askedSince } from './asked-since.ts'
import type { Premises } from './premises.ts'
import { finishedOf, playingAt, replyOf, resultOf } from './record.ts'
import { leftBy, openedBy, shoeFor } from './shoe.ts'

/** What has come of some commands, to be written at once. */
export interface Made {
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

type DealersPremises = Pick<Premises, 'store' | 'library' | 'log' | 'now'>

/** Has the table in memory and its shuffled shoe, and gives a round what the house gives. */
export class HouseDealer {
  readonly #id: string
  readonly #premises: DealersPremises
  /** The round goes on by itself: what it looks like before it does. */
  readonly #onStep: () => void
  #table: Table
  #shoe: SeededShoe | undefined
  /** Who plays the round that is on, though they may leave with its end. */
  #playing: Readonly<Record<Seat, string>> = {}
  #last: RoundFinished | undefined
  #unread = false
  /** When the decisions that were under way when the table was read were asked for. */
  #asked: ReadonlyMap<string, number> = new Map()

  constructor(id: string, table: Table, premises: DealersPremises, onStep: () => void) {
    this.#id = id
    this.#onStep = onStep
    this.#table = table
    this.#premises = premises
  }

  get table(): Table {
    return this.#table
  }

  /** The round before. */
  get last(): RoundFinished | undefined {
    return this.#last
  }

  /** What is in memory may be ahead of what is on disk, and the disk could not be read. */
  get isUnread(): boolean {
    return this.#unread
  }

  /** When a decision was first asked for that was under way when the table was read. */
  askedAt(key: string): number | undefined {
    return this.#asked.get(key)
  }

  /** The decisions that were under way have their time: what stops them from now on is not theirs. */
  forgetAsked(): void {
    this.#asked = new Map()
  }

  /** Takes commands until one is refused; what was made of them stands in `made`. */
  take(commands: readonly TableCommand[], made: Made): Refusal | undefined {
    for (const command of commands) {
      const refusal = this.#take(command, made)
      if (refusal) return refusal
    }
    return undefined
  }

  #take(command: TableCommand, made: Made): Refusal | undefined {
    if (made.events.length > 0) this.#onStep()
    const before = this.#table.round
    const { settings } = this.#table
    const { round: playing, shoe } = this.#table.state
    const done = this.#table.take(command, this.#premises.now())
    if (isRefusal(done)) return done
    made.events.push(...done)
    const { round, state } = this.#table
    if (playing && before && !round) made.rounds.push(this.#finish(before, playing, settings))
    made.shoes.push(...openedBy(done, this.#id, state, shoe))
    if (round && state.round && round !== before) {
      this.#shoe = shoeFor(round, state)
      this.#playing = playingAt(this.#table)
    }
    // The settlement is in the table's plans: the floor has the last word before it.
    if (!round || round.awaiting.kind === 'settlement') return undefined
    if (this.#isOut(round)) return this.#take({ do: 'void' }, made)
    const input = this.#shoe?.next(round.awaiting)
    return input ? this.#take({ do: 'input', input }, made) : undefined
  }

  /** There is no card for the round, and the house reads that it ends with that. */
  #isOut({ awaiting }: Round): boolean {
    const { readings } = this.#table.game.posted
    return (
      awaiting.kind === 'card' && this.#shoe?.isOut === true && whenShoeRunsOut(readings) === 'called-off'
    )
  }

  /** A round is over, or was called off: what is kept of it, under the settings with which it was played. */
  #finish(round: Round, playing: RoundState, settings: TableSettings): RoundReply {
    const { state } = this.#table
    const last = leftBy(playing, state)
    if (round.over) this.#last = finishedOf(last, writeResult(round.result, english.say))
    const played = { round, state: playing, last }
    return replyOf({ id: this.#id, settings }, played, this.#playing, this.#premises.now())
  }

  /** What is in memory may be ahead of what is on disk: the disk is right. Whether it could be read. */
  async reload(): Promise<boolean> {
    this.#unread = true
    try {
      const stored = await this.#premises.store.load(this.#id)
      if (!stored) throw new Error(`${this.#id} is not kept`)
      this.#table = granted(openTable(stored.opened.settings, this.#premises.library, stored))
      granted(await this.takeUp(stored))
      this.#unread = false
    } catch (error) {
      this.#logError(error)
    }
    return !this.#unread
  }

  /** Where a table was left: the result of its last round, and the shoe of one that is on. */
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

  /** What has happened where the table is led; the rounds that were over with it. */
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
    const kept = last && (await this.#premises.store.round(last.id))
    this.#last = kept ? finishedOf(last, resultOf(kept)) : undefined
  }

  #logError(error: unknown): void {
    this.#premises.log('the table could not be read', { level: 'error', table: this.#id, error })
  }
}

import {
  choicesOf,
  isRefusal,
  offersAt,
  type Refusal,
  type ReplayRound,
  rulingFrom,
  type Seat,
  seatOf,
  type Table,
  type TableCommand,
  unwrap,
  type WantedRuling,
  weigh,
} from '@cardroom/engine'
import type { FloorAnswer, FloorQuestion, FloorView, RuledEvent } from '@cardroom/protocol'
import { startTimer, type Timer } from '../platform/timers.ts'
import { refuseInRoom } from '../refusals/refuse.ts'
import type { Timings } from './timings.ts'

/** What a table's floor needs of its table. */
export interface FloorContext {
  readonly id: string
  readonly table: Table
  /** The table's runner now. */
  readonly runner: string | undefined
  readonly timings: Timings
  now(): number
  isHere(player: string): boolean
  hasPart(player: string, part: 'floor' | 'dealer'): boolean
  /** The game stands still, or goes on. */
  held(): void
}

interface Hold {
  /** The person who stopped the game, or called the floor. */
  readonly by: string
  readonly for: 'ruling' | 'call'
  readonly until: number
  /** Set only where the table is led. */
  readonly timer?: Timer
}

/** The state of a table's floor that its followers need. */
export interface FloorStatus {
  readonly hold?: { readonly by: string; readonly for: Hold['for']; readonly left: number }
  readonly called: readonly string[]
}

/**
 * The floor at one table: who may rule, who has called, and whether the game stands still. Only the rulings outlive a
 * restart.
 */
export class TableFloor {
  readonly #context: FloorContext
  #hold: Hold | undefined
  /** The players who have called in this round: each may once, so that nobody can hold up a game. */
  readonly #called = new Set<string>()
  #round: string | undefined

  constructor(at: FloorContext) {
    this.#context = at
  }

  /** The game stands still. */
  get holds(): boolean {
    return this.#hold !== undefined
  }

  mayRule(player: string): boolean {
    return this.#context.runner === player || this.#context.hasPart(player, 'floor')
  }

  /** A dealer may stop the game too. */
  mayHold(player: string): boolean {
    return this.mayRule(player) || this.#context.hasPart(player, 'dealer')
  }

  mayCall(player: string): boolean {
    return this.#whyNotCall(player) === undefined
  }

  view(now: number): FloorView {
    const runs = this.#seatOf(this.#context.runner)
    const hold = this.#hold
    const seat = this.#seatOf(hold?.by)
    return {
      ...(runs === undefined ? {} : { runs }),
      ...(hold
        ? { holds: { for: hold.for, ...(seat === undefined ? {} : { seat }), until: hold.until, now } }
        : {}),
    }
  }

  /** Calls the floor: the game waits a while for the table's runner. */
  call(player: string): Refusal | undefined {
    const refusal = this.#whyNotCall(player)
    if (refusal) return refusal
    this.#called.add(player)
    this.#stop(player, 'call', this.#context.timings.call)
    return undefined
  }

  /** Stops the game, or lets it go on. */
  hold(player: string, hold: boolean): Refusal | undefined {
    if (!this.mayHold(player)) return refuseInRoom('does-not-run-the-table')
    if (hold) this.#stop(player, 'ruling', this.#context.timings.hold)
    else this.release()
    return undefined
  }

  /** Answers a question before a ruling, from what the asker may see. */
  answer(player: string, question: FloorQuestion): FloorAnswer | Refusal {
    if (!this.mayRule(player)) return refuseInRoom('does-not-run-the-table')
    const { version } = this.#context.table.state
    const again = this.#replay()
    if (isRefusal(again)) return again
    const viewer = this.#viewer(player)
    switch (question.about) {
      case 'offers':
        return { version, offers: offersAt(again, viewer) }
      case 'choices':
        return { version, choices: choicesOf(again, viewer, question.name) }
      case 'ruling': {
        const weighed = weigh(again, viewer, wantedFrom(question.ruling))
        return isRefusal(weighed) ? weighed : { version, weighed }
      }
    }
  }

  /** Makes a ruling, and logs who made it. A ruling that could not be weighed is refused too. */
  async rule(
    player: string,
    ruling: RulingMessage,
    version: number,
    perform: (commands: readonly TableCommand[], line: RuledEvent) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    const { table } = this.#context
    if (!this.mayRule(player)) return refuseInRoom('does-not-run-the-table')
    if (table.state.version !== version) return refuseInRoom('table-has-moved-on')
    const again = this.#replay()
    if (isRefusal(again)) return again
    const wanted = wantedFrom(ruling)
    const weighed = weigh(again, this.#viewer(player), wanted)
    if (isRefusal(weighed)) return weighed
    const input = rulingFrom(again(), wanted)
    if (isRefusal(input)) return input
    const round = table.state.round?.id ?? ''
    this.#clear()
    const line = {
      type: 'ruled',
      table: this.#context.id,
      round,
      incident: ruling.name,
      cite: weighed.by.cite,
    } as const
    return perform([{ do: 'input', input }], { ...line, by: player })
  }

  /** The game goes on. */
  release(): void {
    if (!this.#hold) return
    this.#clear()
    this.#context.held()
  }

  /** Checks the hold again: it ends when its person has left, calls end with their round. */
  look(): void {
    const { table } = this.#context
    const round = table.state.round?.id
    if (round !== this.#round) this.#called.clear()
    this.#round = round
    const hold = this.#hold
    if (!hold) return
    const isStale = hold.for === 'call' ? round === undefined : !this.mayHold(hold.by)
    if (isStale || !this.#context.isHere(hold.by)) this.#clear()
  }

  /** The state for the table's followers. */
  status(): FloorStatus {
    const { by, for: why, until } = this.#hold ?? {}
    return {
      ...(by === undefined || !why || until === undefined
        ? {}
        : { hold: { by, for: why, left: until - this.#context.now() } }),
      called: [...this.#called],
    }
  }

  /** Takes over the leader's state. */
  follow({ hold, called }: FloorStatus): void {
    this.#clear()
    if (hold) this.#hold = { by: hold.by, for: hold.for, until: this.#context.now() + hold.left }
    this.#called.clear()
    for (const player of called) this.#called.add(player)
  }

  close(): void {
    this.#clear()
  }

  #stop(by: string, why: Hold['for'], after: number): void {
    this.#clear()
    const timer = startTimer(after, () => this.release())
    this.#hold = { by, for: why, until: this.#context.now() + after, timer }
    this.#context.held()
  }

  #clear(): void {
    clearTimeout(this.#hold?.timer)
    this.#hold = undefined
  }

  #whyNotCall(player: string): Refusal | undefined {
    const { table, runner } = this.#context
    // Rules are enforced when a player in action asks for it (003:339).
    if (!table.takesPart(player)) return refuseInRoom('nobody-to-call')
    if (runner === undefined || runner === player) return refuseInRoom('nobody-to-call')
    if (this.#hold) return refuseInRoom('floor-is-ruling')
    return this.#called.has(player) ? refuseInRoom('floor-already-called') : undefined
  }

  #replay(): ReplayRound | Refusal {
    const { table } = this.#context
    const first = table.again()
    return isRefusal(first) ? first : () => unwrap(table.again())
  }

  #seatOf(player: string | undefined): Seat | undefined {
    return player === undefined ? undefined : seatOf(this.#context.table.state.seats, player)
  }

  #viewer(player: string): Seat | 'public' {
    return this.#seatOf(player) ?? 'public'
  }
}

type RulingMessage = Extract<FloorQuestion, { about: 'ruling' }>['ruling']

/** The wanted ruling of a message, without undefined fields. */
function wantedFrom({ name, seat, by, cards, cents }: RulingMessage): WantedRuling {
  return {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(by === undefined ? {} : { by }),
    ...(cards === undefined
      ? {}
      : {
          cards: cards.map(({ place, hand, at }) => ({ place, ...(hand === undefined ? {} : { hand }), at })),
        }),
    ...(cents === undefined ? {} : { cents }),
  }
}

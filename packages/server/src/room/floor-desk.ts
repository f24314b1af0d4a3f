import {
  type Again,
  choicesOf,
  granted,
  isRefusal,
  offersAt,
  type Refusal,
  rulingFrom,
  type Seat,
  seatOf,
  type Table,
  type TableCommand,
  type WantedRuling,
  weigh,
} from '@cardroom/engine'
import type { FloorAnswer, FloorQuestion, FloorView, RuledEvent } from '@cardroom/protocol'
import { refuseInRoom } from './refuse.ts'
import type { Timings } from './timings.ts'

/** A table as its floor knows it. */
export interface FloorsTable {
  readonly table: Table
  /** Who runs the table now, whoever else may. */
  readonly runner: string | undefined
  readonly timings: Timings
  now(): number
  isHere(player: string): boolean
  hasPart(player: string, part: 'floor' | 'dealer'): boolean
  /** The game stands still, or goes on. */
  held(): void
  /** Somebody has ruled: the house writes it down. */
  ruled(ruling: Omit<RuledEvent, 'type' | 'table' | 'dealer'>): Promise<void>
}

interface Hold {
  /** Who stopped the game, or called. */
  readonly by: string
  readonly for: 'ruling' | 'call'
  readonly until: number
  /** Runs where the table is led. */
  readonly timer?: NodeJS.Timeout
}

/** What others have to know of a table's floor. */
export interface FloorSaid {
  readonly hold?: { readonly by: string; readonly for: Hold['for']; readonly left: number }
  readonly called: readonly string[]
}

/**
 * The floor at one table: who may rule, who has called, and whether the game stands still meanwhile. Nothing of it
 * outlives a restart but the rulings themselves.
 */
export class FloorDesk {
  readonly #at: FloorsTable
  #hold: Hold | undefined
  /** Who has called in the round that is on: each once, so that nobody can keep a game from going on. */
  readonly #called = new Set<string>()
  #round: string | undefined

  constructor(at: FloorsTable) {
    this.#at = at
  }

  /** The game stands still. */
  get holds(): boolean {
    return this.#hold !== undefined
  }

  mayRule(player: string): boolean {
    return this.#at.runner === player || this.#at.hasPart(player, 'floor')
  }

  /** Who deals stops the game for who rules. */
  mayHold(player: string): boolean {
    return this.mayRule(player) || this.#at.hasPart(player, 'dealer')
  }

  mayCall(player: string): boolean {
    return this.#notToCall(player) === undefined
  }

  view(now: number): FloorView {
    const runs = this.#seatOf(this.#at.runner)
    const hold = this.#hold
    const seat = this.#seatOf(hold?.by)
    return {
      ...(runs === undefined ? {} : { runs }),
      ...(hold
        ? { holds: { for: hold.for, ...(seat === undefined ? {} : { seat }), until: hold.until, now } }
        : {}),
    }
  }

  /** Somebody at the table has seen something: the game waits a while for whoever runs it. */
  call(player: string): Refusal | undefined {
    const refusal = this.#notToCall(player)
    if (refusal) return refusal
    this.#called.add(player)
    this.#stop(player, 'call', this.#at.timings.call)
    return undefined
  }

  /** Stops the game, or lets it go on. */
  hold(player: string, hold: boolean): Refusal | undefined {
    if (!this.mayHold(player)) return refuseInRoom('does-not-run-the-table')
    if (hold) this.#stop(player, 'ruling', this.#at.timings.hold)
    else this.release()
    return undefined
  }

  /** What whoever runs the table wants to know before ruling; seen with no other eyes than that person's. */
  answer(player: string, question: FloorQuestion): FloorAnswer | Refusal {
    if (!this.mayRule(player)) return refuseInRoom('does-not-run-the-table')
    const { version } = this.#at.table.state
    const again = this.#again()
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

  /** Rules. What a person could not have weighed is not ruled either. */
  async rule(
    player: string,
    ruling: RulingMessage,
    version: number,
    perform: (commands: readonly TableCommand[]) => Promise<Refusal | undefined>,
  ): Promise<Refusal | undefined> {
    const { table } = this.#at
    if (!this.mayRule(player)) return refuseInRoom('does-not-run-the-table')
    if (table.state.version !== version) return refuseInRoom('table-has-moved-on')
    const again = this.#again()
    if (isRefusal(again)) return again
    const wanted = wantedFrom(ruling)
    const weighed = weigh(again, this.#viewer(player), wanted)
    if (isRefusal(weighed)) return weighed
    const input = rulingFrom(again(), wanted)
    if (isRefusal(input)) return input
    const round = table.state.round?.id ?? ''
    this.#clear()
    const refused = await perform([{ do: 'input', input }])
    if (refused) return refused
    await this.#at.ruled({ round, incident: ruling.name, cite: weighed.by.cite, by: player })
    return undefined
  }

  /** The game goes on. */
  release(): void {
    if (!this.#hold) return
    this.#clear()
    this.#at.held()
  }

  /** Looks again at who is there and which round is on: whoever left keeps nothing up. */
  look(): void {
    const { table } = this.#at
    const round = table.state.round?.id
    if (round !== this.#round) this.#called.clear()
    this.#round = round
    const hold = this.#hold
    if (!hold) return
    const isStale = hold.for === 'call' ? round === undefined : !this.mayHold(hold.by)
    if (isStale || !this.#at.isHere(hold.by)) this.#clear()
  }

  /** What those who follow the table are told. */
  said(): FloorSaid {
    const { by, for: why, until } = this.#hold ?? {}
    return {
      ...(by === undefined || !why || until === undefined
        ? {}
        : { hold: { by, for: why, left: until - this.#at.now() } }),
      called: [...this.#called],
    }
  }

  /** As whoever leads the table has said it. */
  follow({ hold, called }: FloorSaid): void {
    this.#clear()
    if (hold) this.#hold = { by: hold.by, for: hold.for, until: this.#at.now() + hold.left }
    this.#called.clear()
    for (const player of called) this.#called.add(player)
  }

  close(): void {
    this.#clear()
  }

  #stop(by: string, why: Hold['for'], after: number): void {
    this.#clear()
    const timer = setTimeout(() => this.release(), after).unref()
    this.#hold = { by, for: why, until: this.#at.now() + after, timer }
    this.#at.held()
  }

  #clear(): void {
    clearTimeout(this.#hold?.timer)
    this.#hold = undefined
  }

  #notToCall(player: string): Refusal | undefined {
    const { table, runner } = this.#at
    // Rules are enforced when a player in action asks for it (003:339).
    if (!table.takesPart(player)) return refuseInRoom('nobody-to-call')
    if (runner === undefined || runner === player) return refuseInRoom('nobody-to-call')
    if (this.#hold) return refuseInRoom('floor-is-ruling')
    return this.#called.has(player) ? refuseInRoom('floor-already-called') : undefined
  }

  #again(): Again | Refusal {
    const { table } = this.#at
    const first = table.again()
    return isRefusal(first) ? first : () => granted(table.again())
  }

  #seatOf(player: string | undefined): Seat | undefined {
    return player === undefined ? undefined : seatOf(this.#at.table.state.seats, player)
  }

  #viewer(player: string): Seat | 'public' {
    return this.#seatOf(player) ?? 'public'
  }
}

type RulingMessage = Extract<FloorQuestion, { about: 'ruling' }>['ruling']

/** Without what was not named. */
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

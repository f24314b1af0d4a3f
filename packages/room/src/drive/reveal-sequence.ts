import { type PileSeen, type Seat, seatedAt, type Table, type View, withOwnItems } from '@cardroom/engine'
import { type RoundMoment, type RoundStep, revealTime, stepFrom, stepOf } from '@cardroom/protocol'
import { chipsBehind } from './chips-behind.ts'

export type SeatOrPublic = Seat | 'public'

/** The steps of a round that a seat saw otherwise than the public. */
interface OwnSteps {
  readonly steps: Map<number, RoundStep>
  /** The public piles at the last step. */
  open: readonly PileSeen[] | undefined
  /** The piles that the seat saw otherwise. */
  own: ReadonlyMap<number, PileSeen>
}

/**
 * The steps by which a round came to its present state, for each viewer; collected until the next message to
 * watchers.
 */
export class RevealSequence {
  #steps: RoundStep[] = []
  #last: RoundMoment | undefined
  readonly #own = new Map<Seat, OwnSteps>()
  /** The length of the log at each step. */
  #counts: number[] = []

  /** Notes the round as it is, before it goes on by itself. */
  note(table: Table, viewers: ReadonlySet<SeatOrPublic>): void {
    const { round } = table
    if (!round || viewers.size === 0) return
    const view = round.view('public')
    const moment = { view, stacks: this.#stacks(table, view) }
    const step = stepFrom(this.#last, moment)
    for (const seat of viewers) if (seat !== 'public') this.#noteOwn(seat, round.own(seat).piles, view, step)
    this.#steps.push(step)
    this.#last = moment
    if (this.#counts.at(-1) !== step.log) this.#counts.push(step.log)
  }

  #noteOwn(seat: Seat, own: OwnSteps['own'], { piles: open }: View, step: RoundStep): void {
    let before = this.#own.get(seat)
    if (!before) {
      before = { steps: new Map(), open: this.#last?.view.piles, own: NO_PILES }
      this.#own.set(seat, before)
    }
    const was = before.open
    // Skips the work for the cards of other seats, which are most of a deal.
    if (step.piles || before.own !== own || liesOtherwise(own, was, open)) {
      const piles = was && withOwnItems(was, before.own)
      const seen = stepOf(step, piles, withOwnItems(open, own))
      if (seen !== step) before.steps.set(this.#steps.length, seen)
    }
    before.open = open
    before.own = own
  }

  /** The chips behind of all players; the same object as long as no chips have moved. */
  #stacks(table: Table, view: View): RoundMoment['stacks'] {
    if (this.#last?.view.seats === view.seats) return this.#last.stacks
    return Object.fromEntries(
      seatedAt(table.state.seats).map(seated => [seated.seat, chipsBehind(view, table, seated)]),
    )
  }

  /** The steps that a seat saw otherwise than the public, by their number. */
  own(seat: Seat): ReadonlyMap<number, RoundStep> {
    return this.#own.get(seat)?.steps ?? NO_STEPS
  }

  of(viewer: SeatOrPublic): readonly RoundStep[] {
    if (viewer === 'public') return this.#steps
    return withOwnItems(this.#steps, this.own(viewer))
  }

  /** How long pages take to show the steps. */
  reveal(table: Table): number {
    if (this.#counts.length === 0) return 0
    const log = (table.round ?? table.finished)?.view('public').log ?? []
    return revealTime(log, this.#counts[0] ?? 0, [...this.#counts, log.length])
  }

  /** Forgets the steps: they were sent, or were not written. */
  forget(): void {
    this.#steps = []
    this.#last = undefined
    this.#own.clear()
    this.#counts = []
  }
}

const NO_STEPS: ReadonlyMap<number, RoundStep> = new Map()
const NO_PILES: ReadonlyMap<number, PileSeen> = new Map()

/** Whether the public view of a pile has changed that a seat sees otherwise. */
function liesOtherwise(own: OwnSteps['own'], was: OwnSteps['open'], open: readonly PileSeen[]): boolean {
  for (const at of own.keys()) if (was?.[at] !== open[at]) return true
  return false
}

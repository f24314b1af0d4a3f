import { type PileSeen, type Seat, seatedAt, type Table, type View, withOwnItems } from '@cardroom/engine'
import { type Moment, type RoundStep, revealTime, stepFrom, stepOf } from '@cardroom/protocol'
import { behindIn } from './view.ts'

export type SeatOrPublic = Seat | 'public'

/** How a seat saw a round come, where it saw something else than everybody. */
interface OwnSteps {
  readonly steps: Map<number, RoundStep>
  /** The piles at the last step as everybody saw them. */
  open: readonly PileSeen[] | undefined
  /** Those of them that the seat saw otherwise. */
  own: ReadonlyMap<number, PileSeen>
}

/** How a round came to what it is, as each viewer saw it; kept until everybody was told. */
export class Steps {
  #steps: RoundStep[] = []
  #last: Moment | undefined
  readonly #own = new Map<Seat, OwnSteps>()
  /** How much of the log had happened at each step. */
  #counts: number[] = []

  /** A round goes on by itself: what it looks like before it does. */
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
    // Most cards of a deal are somebody else's.
    if (step.piles || before.own !== own || liesOtherwise(own, was, open)) {
      const piles = was && withOwnItems(was, before.own)
      const seen = stepOf(step, piles, withOwnItems(open, own))
      if (seen !== step) before.steps.set(this.#steps.length, seen)
    }
    before.open = open
    before.own = own
  }

  /** What everybody has behind: the same as long as no chips have moved in the round. */
  #stacks(table: Table, view: View): Moment['stacks'] {
    if (this.#last?.view.seats === view.seats) return this.#last.stacks
    return Object.fromEntries(
      seatedAt(table.state.seats).map(seated => [seated.seat, behindIn(view, table, seated)]),
    )
  }

  /** The steps that a seat saw otherwise than everybody, by their number. */
  own(seat: Seat): ReadonlyMap<number, RoundStep> {
    return this.#own.get(seat)?.steps ?? NONE
  }

  of(viewer: SeatOrPublic): readonly RoundStep[] {
    if (viewer === 'public') return this.#steps
    return withOwnItems(this.#steps, this.own(viewer))
  }

  /** How long pages lay out what they are told now. */
  reveal(table: Table): number {
    if (this.#counts.length === 0) return 0
    const log = (table.round ?? table.finished)?.view('public').log ?? []
    return revealTime(log, this.#counts[0] ?? 0, [...this.#counts, log.length])
  }

  /** Everybody was told, or it has not come about. */
  forget(): void {
    this.#steps = []
    this.#last = undefined
    this.#own.clear()
    this.#counts = []
  }
}

const NONE: ReadonlyMap<number, RoundStep> = new Map()
const NO_PILES: ReadonlyMap<number, PileSeen> = new Map()

/** Whether everybody sees another pile where a seat has its own. */
function liesOtherwise(own: OwnSteps['own'], was: OwnSteps['open'], open: readonly PileSeen[]): boolean {
  for (const at of own.keys()) if (was?.[at] !== open[at]) return true
  return false
}

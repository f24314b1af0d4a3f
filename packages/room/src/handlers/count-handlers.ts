import { isRefusal, type Refusal } from '@cardroom/engine'
import {
  type BoxPulled,
  type BusinessDay,
  type correctionRequest,
  type countRequest,
  type DropEvent,
  piecesCents,
  type signatureRequest,
} from '@cardroom/protocol'
import type { z } from 'zod'
import { DEFAULT_BUSINESS_DAY } from '../count/business-day.ts'
import type { DropLog } from '../count/drop-log.ts'
import {
  chainOf,
  type DropState,
  dayAt,
  differenceOf,
  nextBoxNumber,
  pulledAt,
  shiftAt,
} from '../count/drop-state.ts'
import { whyNot, whyNotOpen } from '../count/why-not.ts'
import { refuseCount } from '../refusals/refuse.ts'
import { Conflict } from '../store/conflict.ts'
import type { Store } from '../store/store.ts'
import { CountSheets } from './count-sheets.ts'
import type { DealtHandlers } from './dealt-handlers.ts'
import { type StandingBox, StandingBoxes } from './standing-boxes.ts'

export interface CountHandlersOptions {
  readonly store: Store
  readonly log: DropLog
  /** The sessions of hand-dealt tables. */
  readonly dealt: DealtHandlers
  now(): number
}

type DropDecision = readonly DropEvent[] | Refusal
type RequestOf<T extends z.ZodType> = z.infer<T>

/** The first event sets the business day, before anything is named after a day. */
const FIRST_EVENT: DropEvent = { type: 'day-set', ...DEFAULT_BUSINESS_DAY }

/**
 * Opens and closes shifts, pulls and counts boxes. Several processes may write: each decides on the end of the chain.
 */
export class CountHandlers {
  readonly #options: CountHandlersOptions
  readonly #state: DropState
  readonly #boxes: StandingBoxes
  readonly sheets: CountSheets

  constructor(options: CountHandlersOptions) {
    this.#options = options
    const { store, log, dealt } = options
    this.#state = log.state
    this.#boxes = new StandingBoxes(store, dealt, log.state)
    this.sheets = new CountSheets({ store, log, boxes: this.#boxes, now: () => options.now() })
  }

  nameHouse(name: string, by: string): Promise<Refusal | undefined> {
    return this.#decide(() => [{ type: 'establishment-named', name, by }])
  }

  setDay(day: BusinessDay, by: string): Promise<Refusal | undefined> {
    return this.#decide(() => [{ type: 'day-set', ...day, by }])
  }

  /** Opens a shift. Earlier fees belong to the day: those boxes are pulled first. */
  openShift(name: string, by: string): Promise<Refusal | undefined> {
    return this.#decide(async at => {
      const opened = { type: 'shift-opened', shift: `${dayAt(this.#state, at)} ${name}`, by } as const
      return whyNot(this.#state, opened, at) ?? [...(await this.#pullAll(at, by)), opened]
    })
  }

  /** Closes a shift, and pulls every box that holds something. */
  closeShift(shift: string, by: string): Promise<Refusal | undefined> {
    return this.#decide(async at => {
      const closed = { type: 'shift-closed', shift, by } as const
      return whyNot(this.#state, closed, at) ?? [...(await this.#pullAll(at, by)), closed]
    })
  }

  /** Takes on a hand-dealt table, with what fell into its box since it was begun. */
  takeOn(session: string, by: string): Promise<Refusal | undefined> {
    return this.#decide(async () =>
      (await this.#options.dealt.find(session))
        ? [{ type: 'session-taken-on', session, by }]
        : refuseCount('count-no-such-table', { table: session }),
    )
  }

  /** Takes the box off one table, full or empty. */
  pull(
    { table, byHand, shift }: { table: string; byHand: boolean; shift?: string | undefined },
    by: string,
  ): Promise<Refusal | undefined> {
    return this.#decide(async at => {
      if (shift !== undefined && shift !== shiftAt(this.#state, at))
        return whyNotOpen(this.#state, shift) ?? refuseCount('count-shift-closed', { shift })
      const box = byHand ? await this.#boxes.ofSession(table) : await this.#boxes.ofTable(table)
      return box ? [this.#boxPulled(box, at, by)] : refuseCount('count-no-such-table', { table })
    })
  }

  count(asked: RequestOf<typeof countRequest>, by: string): Promise<Refusal | undefined> {
    const { box, collection, jackpot, with: others } = asked
    return this.#decide(() => {
      const expected = this.#state.boxes.get(box)?.pulled.event ?? { collection: 0, jackpot: 0 }
      const counted = { collection: piecesCents(collection), jackpot: piecesCents(jackpot) }
      const more = others === undefined ? {} : { with: others }
      const difference = differenceOf(counted, expected)
      return [{ type: 'box-counted', box, pieces: { collection, jackpot }, difference, ...more, by }]
    })
  }

  correct(asked: RequestOf<typeof correctionRequest>, by: string): Promise<Refusal | undefined> {
    return this.#decide(() => [{ type: 'count-corrected', ...asked, by }])
  }

  sign({ why, ...asked }: RequestOf<typeof signatureRequest>, by: string): Promise<Refusal | undefined> {
    const more = why === undefined ? {} : { why }
    return this.#decide(() => [{ type: 'difference-signed', ...asked, ...more, by }])
  }

  /** The hand-dealt tables that were taken on. */
  async sessions(): Promise<readonly string[]> {
    await this.#options.log.catchUp()
    return [...this.#state.sessions]
  }

  async #pullAll(at: number, by: string): Promise<DropEvent[]> {
    return (await this.#boxes.all()).map(box => this.#boxPulled(box, at, by))
  }

  #boxPulled({ table, byHand, collection, jackpot, upTo }: StandingBox, at: number, by: string): BoxPulled {
    const place = { table, ...(byHand ? { byHand } : {}) }
    const chain = chainOf(place)
    const shift = shiftAt(this.#state, at)
    const number = nextBoxNumber(this.#state, chain, shift)
    const { upTo: after } = pulledAt(this.#state, chain)
    return { type: 'box-pulled', shift, ...place, number, after, upTo, collection, jackpot, by }
  }

  /** Writes what is decided on the current state; decides anew if another process was faster. */
  async #decide(decide: (at: number) => DropDecision | Promise<DropDecision>): Promise<Refusal | undefined> {
    for (;;) {
      await this.#options.log.catchUp()
      const at = this.#options.now()
      const { version } = this.#state
      const decided = await decide(at)
      if (isRefusal(decided)) return decided
      // More was read meanwhile: the decision may not follow any more.
      if (version !== this.#state.version) continue
      // Boxes pulled together are of different tables: one does not affect another.
      const why = decided.map(event => whyNot(this.#state, event, at)).find(one => one !== undefined)
      if (why) return why
      try {
        const first = version === 0 ? [FIRST_EVENT] : []
        await this.#options.store.house.writeDrop(version, at, [...first, ...decided])
        return undefined
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
      }
    }
  }
}

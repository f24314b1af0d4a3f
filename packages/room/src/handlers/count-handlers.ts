import { isRefusal, type Refusal } from '@cardroom/engine'
import { shiftTotalsOf } from '@cardroom/engine/dealt'
import {
  type BoxPulled,
  type BusinessDay,
  type CountReply,
  type CountSheet,
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
  type Box,
  businessDayAt,
  chainOf,
  countedIn,
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
import { dealtChain } from '../store/dealt-store.ts'
import type { BoxContents } from '../store/house-store.ts'
import type { Store } from '../store/store.ts'
import { tableAccount } from '../store/transfer.ts'
import type { DealtHandlers } from './dealt-handlers.ts'

export interface CountHandlersOptions {
  readonly store: Store
  readonly log: DropLog
  /** The sessions of hand-dealt tables. */
  readonly dealt: DealtHandlers
  now(): number
}

/** The box on a table now, with what is in it. */
type StandingBox = Pick<BoxPulled, 'table' | 'byHand'> & BoxContents

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
  readonly #games = new Map<string, string>()

  constructor(options: CountHandlersOptions) {
    this.#options = options
    this.#state = options.log.state
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
      const box = byHand ? await this.#boxOfSession(table) : await this.#boxOfTable(table)
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

  /** The current shift, its boxes, and the sheets of a shift: by default of the last one that has any. */
  async reply(asked?: string): Promise<CountReply | Refusal> {
    await this.#options.log.catchUp()
    const state = this.#state
    if (asked !== undefined && !state.shifts.has(asked))
      return refuseCount('count-no-such-shift', { shift: asked })
    const at = this.#options.now()
    const now = shiftAt(state, at)
    const all = [...state.boxes.values()]
    const shift = asked ?? all.at(-1)?.pulled.event.shift ?? now
    const sheets = await Promise.all(
      all.filter(({ pulled }) => pulled.event.shift === shift).map(box => this.#sheet(box)),
    )
    const boxes = await Promise.all(
      (await this.#standingBoxes()).map(async ({ table, byHand, collection, jackpot }) => ({
        table,
        game: await this.#gameOf({ table, ...(byHand ? { byHand } : {}) }),
        byHand: byHand ?? false,
        number: nextBoxNumber(state, chainOf({ table, ...(byHand ? { byHand } : {}) }), now),
        collection,
        jackpot,
      })),
    )
    const { establishment } = state
    return {
      ...(establishment === undefined ? {} : { establishment }),
      day: businessDayAt(state, at),
      now: { shift: now, opened: state.open !== undefined },
      boxes,
      shifts: [...state.shifts].toReversed().map(([name, { opened, closed }]) => ({
        shift: name,
        ...(opened === undefined ? {} : { opened }),
        ...(closed === undefined ? {} : { closed }),
        boxes: all.filter(({ pulled }) => pulled.event.shift === name).length,
      })),
      shift,
      sheets,
      names: await this.#names(sheets),
    }
  }

  async #sheet({ pulled: { version, at, event }, count, signed }: Box): Promise<CountSheet> {
    const { shift, table, byHand = false, number, by, collection, jackpot } = event
    const expected = { collection, jackpot }
    const counted = countedIn(count?.lines ?? [])
    return {
      box: version,
      shift,
      table,
      game: await this.#gameOf(event),
      byHand,
      number,
      pulled: { at, by },
      expected,
      ...(count ? { count: { ...count, counted, difference: differenceOf(counted, expected) } } : {}),
      signed,
    }
  }

  async #gameOf(box: Pick<BoxPulled, 'table' | 'byHand'>): Promise<string> {
    const chain = chainOf(box)
    const known = this.#games.get(chain)
    if (known !== undefined) return known
    const { store } = this.#options
    const settings = box.byHand
      ? (await store.dealt.session(box.table))?.settings
      : (await store.opened(box.table)).settings
    const game = settings?.game ?? box.table
    this.#games.set(chain, game)
    return game
  }

  async #names(sheets: readonly CountSheet[]): Promise<Record<string, string>> {
    const ids = new Set(
      sheets.flatMap(({ pulled, count, signed }) => [
        pulled.by,
        ...(count ? [count.by, ...count.lines.flatMap(({ struck }) => struck.map(({ by }) => by))] : []),
        ...signed.map(({ by }) => by),
      ]),
    )
    const people = await this.#options.store.house.people({ ids: [...ids] }, ids.size)
    return Object.fromEntries(people.map(({ id, name }) => [id, name]))
  }

  async #pullAll(at: number, by: string): Promise<DropEvent[]> {
    return (await this.#standingBoxes()).map(box => this.#boxPulled(box, at, by))
  }

  #boxPulled({ table, byHand, collection, jackpot, upTo }: StandingBox, at: number, by: string): BoxPulled {
    const place = { table, ...(byHand ? { byHand } : {}) }
    const chain = chainOf(place)
    const shift = shiftAt(this.#state, at)
    const number = nextBoxNumber(this.#state, chain, shift)
    const { upTo: after } = pulledAt(this.#state, chain)
    return { type: 'box-pulled', shift, ...place, number, after, upTo, collection, jackpot, by }
  }

  /** Every box that holds something. */
  async #standingBoxes(): Promise<StandingBox[]> {
    const tables = await this.#options.store.house.boxed()
    const boxes = await Promise.all([
      ...tables.map(table => this.#boxOfTable(table)),
      ...[...this.#state.sessions].map(session => this.#boxOfSession(session)),
    ])
    return boxes.flatMap(box => (box && (box.collection !== 0 || box.jackpot !== 0) ? [box] : []))
  }

  /** The box on a table; nothing if there never was such a table. */
  async #boxOfTable(table: string): Promise<StandingBox | undefined> {
    const { house } = this.#options.store
    const { upTo } = pulledAt(this.#state, table)
    const { moves } = await house.account(tableAccount(table))
    return moves === 0 ? undefined : { table, ...(await house.boxOf(table, upTo)) }
  }

  /**
   * The box on a hand-dealt table: what its tablet has collected since the last pull. Entries taken back later can
   * make that negative.
   */
  async #boxOfSession(session: string): Promise<StandingBox | undefined> {
    if (!this.#state.sessions.has(session)) return undefined
    const { store, dealt } = this.#options
    const before = pulledAt(this.#state, dealtChain(session))
    const news = await store.dealt.entries(session, before.upTo)
    // Sessions without new entries are not replayed.
    const open = news.length > 0 ? await dealt.find(session) : undefined
    if (!open) return { table: session, byHand: true, upTo: before.upTo, collection: 0, jackpot: 0 }
    const { rounds, halfHours, entries } = open.session
    const { collection, jackpot } = shiftTotalsOf(rounds, halfHours)
    return {
      table: session,
      byHand: true,
      upTo: entries.length,
      collection: collection - before.collection,
      jackpot: jackpot - before.jackpot,
    }
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

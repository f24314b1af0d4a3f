import { isRefusal, type Refusal } from '@cardroom/engine'
import { totalsOf } from '@cardroom/engine/dealt'
import {
  type BoxPulled,
  type BusinessDay,
  type CountReply,
  type CountSheet,
  type correctionAsked,
  type countAsked,
  type DropEvent,
  piecesCents,
  type signatureAsked,
} from '@cardroom/protocol'
import type { z } from 'zod'
import type { DealtDesk } from '../dealt/desk.ts'
import { Conflict } from '../store/conflict.ts'
import { dealtChain } from '../store/dealt.ts'
import type { BoxOf } from '../store/house.ts'
import type { Store } from '../store/store.ts'
import { tableAccount } from '../store/transfer.ts'
import { USUAL_DAY } from './business-day.ts'
import type { DropLog } from './drop-log.ts'
import { refuseCount } from './refuse.ts'
import {
  type Box,
  businessDayAt,
  chainOf,
  countedIn,
  type DropState,
  dayAt,
  lessThan,
  nextNumber,
  pulledAt,
  shiftAt,
} from './state.ts'
import { notOn, whyNot } from './why-not.ts'

export interface CountDeskOptions {
  readonly store: Store
  readonly log: DropLog
  /** Where tables dealt by hand are found. */
  readonly dealt: DealtDesk
  now(): number
}

/** A box that stands on a table now. */
type Standing = Pick<BoxPulled, 'table' | 'byHand'> & BoxOf

type Decided = readonly DropEvent[] | Refusal
type Asked<T extends z.ZodType> = z.infer<T>

/** How days are told is written down before anything is named after one. */
const FIRST: DropEvent = { type: 'day-set', ...USUAL_DAY }

/** Shifts are opened and closed here, boxes pulled and counted. Several processes may write: each decides on the end. */
export class CountDesk {
  readonly #options: CountDeskOptions
  readonly #state: DropState
  readonly #games = new Map<string, string>()

  constructor(options: CountDeskOptions) {
    this.#options = options
    this.#state = options.log.state
  }

  nameHouse(name: string, by: string): Promise<Refusal | undefined> {
    return this.#decide(() => [{ type: 'establishment-named', name, by }])
  }

  setDay(day: BusinessDay, by: string): Promise<Refusal | undefined> {
    return this.#decide(() => [{ type: 'day-set', ...day, by }])
  }

  /** What fell into boxes before belongs to the day, and is pulled first. */
  openShift(name: string, by: string): Promise<Refusal | undefined> {
    return this.#decide(async at => {
      const opened = { type: 'shift-opened', shift: `${dayAt(this.#state, at)} ${name}`, by } as const
      return whyNot(this.#state, opened, at) ?? [...(await this.#pullAll(at, by)), opened]
    })
  }

  /** Every box that holds something is pulled with its shift. */
  closeShift(shift: string, by: string): Promise<Refusal | undefined> {
    return this.#decide(async at => {
      const closed = { type: 'shift-closed', shift, by } as const
      return whyNot(this.#state, closed, at) ?? [...(await this.#pullAll(at, by)), closed]
    })
  }

  /** A table dealt by hand is the house's from now on, with what fell into its box since it was begun. */
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
        return notOn(this.#state, shift) ?? refuseCount('count-shift-closed', { shift })
      const box = byHand ? await this.#bySession(table) : await this.#byTable(table)
      return box ? [this.#pulled(box, at, by)] : refuseCount('count-no-such-table', { table })
    })
  }

  count(asked: Asked<typeof countAsked>, by: string): Promise<Refusal | undefined> {
    const { box, collection, jackpot, with: others } = asked
    return this.#decide(() => {
      const expected = this.#state.boxes.get(box)?.pulled.event ?? { collection: 0, jackpot: 0 }
      const counted = { collection: piecesCents(collection), jackpot: piecesCents(jackpot) }
      const more = others === undefined ? {} : { with: others }
      const difference = lessThan(counted, expected)
      return [{ type: 'box-counted', box, pieces: { collection, jackpot }, difference, ...more, by }]
    })
  }

  correct(asked: Asked<typeof correctionAsked>, by: string): Promise<Refusal | undefined> {
    return this.#decide(() => [{ type: 'count-corrected', ...asked, by }])
  }

  sign({ why, ...asked }: Asked<typeof signatureAsked>, by: string): Promise<Refusal | undefined> {
    const more = why === undefined ? {} : { why }
    return this.#decide(() => [{ type: 'difference-signed', ...asked, ...more, by }])
  }

  /** Tables dealt by hand that are the house's. */
  async sessions(): Promise<readonly string[]> {
    await this.#options.log.catchUp()
    return [...this.#state.sessions]
  }

  /** The shift that is on, its boxes, and the sheets of a shift: of the last of which there is any, if none is named. */
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
      (await this.#standing()).map(async ({ table, byHand, collection, jackpot }) => ({
        table,
        game: await this.#gameOf({ table, ...(byHand ? { byHand } : {}) }),
        byHand: byHand ?? false,
        number: nextNumber(state, chainOf({ table, ...(byHand ? { byHand } : {}) }), now),
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
      ...(count ? { count: { ...count, counted, difference: lessThan(counted, expected) } } : {}),
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
    return (await this.#standing()).map(box => this.#pulled(box, at, by))
  }

  #pulled({ table, byHand, collection, jackpot, upTo }: Standing, at: number, by: string): BoxPulled {
    const place = { table, ...(byHand ? { byHand } : {}) }
    const chain = chainOf(place)
    const shift = shiftAt(this.#state, at)
    const number = nextNumber(this.#state, chain, shift)
    const { upTo: after } = pulledAt(this.#state, chain)
    return { type: 'box-pulled', shift, ...place, number, after, upTo, collection, jackpot, by }
  }

  /** Every box that holds something. */
  async #standing(): Promise<Standing[]> {
    const tables = await this.#options.store.house.boxed()
    const boxes = await Promise.all([
      ...tables.map(table => this.#byTable(table)),
      ...[...this.#state.sessions].map(session => this.#bySession(session)),
    ])
    return boxes.flatMap(box => (box && (box.collection !== 0 || box.jackpot !== 0) ? [box] : []))
  }

  /** What stands on a table; nothing, if there never was such a table. */
  async #byTable(table: string): Promise<Standing | undefined> {
    const { house } = this.#options.store
    const { upTo } = pulledAt(this.#state, table)
    const { moves } = await house.account(tableAccount(table))
    return moves === 0 ? undefined : { table, ...(await house.boxOf(table, upTo)) }
  }

  /** What the tablet has collected and no box has brought away; what it took back since may make that less than nothing. */
  async #bySession(session: string): Promise<Standing | undefined> {
    if (!this.#state.sessions.has(session)) return undefined
    const { store, dealt } = this.#options
    const before = pulledAt(this.#state, dealtChain(session))
    const news = await store.dealt.entries(session, before.upTo)
    // Sessions of long ago are not played again.
    const open = news.length > 0 ? await dealt.find(session) : undefined
    if (!open) return { table: session, byHand: true, upTo: before.upTo, collection: 0, jackpot: 0 }
    const { rounds, halfHours, entries } = open.session
    const { collection, jackpot } = totalsOf(rounds, halfHours)
    return {
      table: session,
      byHand: true,
      upTo: entries.length,
      collection: collection - before.collection,
      jackpot: jackpot - before.jackpot,
    }
  }

  /** Writes down what is decided on the boxes as they are; decided anew, if somebody else was faster. */
  async #decide(decide: (at: number) => Decided | Promise<Decided>): Promise<Refusal | undefined> {
    for (;;) {
      await this.#options.log.catchUp()
      const at = this.#options.now()
      const { version } = this.#state
      const decided = await decide(at)
      if (isRefusal(decided)) return decided
      // Read on while it was decided: what was decided may not follow any more.
      if (version !== this.#state.version) continue
      // Boxes that are pulled with a shift stand each on its own table: one does not change whether another may be.
      const why = decided.map(event => whyNot(this.#state, event, at)).find(one => one !== undefined)
      if (why) return why
      try {
        const first = version === 0 ? [FIRST] : []
        await this.#options.store.house.writeDrop(version, at, [...first, ...decided])
        return undefined
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
      }
    }
  }
}

import type { Refusal } from '@cardroom/engine'
import type { BoxPulled, CountReply, CountSheet } from '@cardroom/protocol'
import type { DropLog } from '../count/drop-log.ts'
import {
  type Box,
  businessDayAt,
  chainOf,
  countedIn,
  differenceOf,
  nextBoxNumber,
  shiftAt,
} from '../count/drop-state.ts'
import { refuseCount } from '../refusals/refuse.ts'
import type { Store } from '../store/store.ts'
import type { StandingBoxes } from './standing-boxes.ts'

interface CountSheetsOptions {
  readonly store: Store
  readonly log: DropLog
  readonly boxes: StandingBoxes
  now(): number
}

/** Shows shifts, boxes and counts. */
export class CountSheets {
  readonly #options: CountSheetsOptions
  /** The games of tables and hand-dealt sessions, which do not change. */
  readonly #games = new Map<string, string>()

  constructor(options: CountSheetsOptions) {
    this.#options = options
  }

  /** The current shift, its boxes, and the sheets of a shift: by default of the last one that has any. */
  async reply(asked?: string): Promise<CountReply | Refusal> {
    const { log, boxes: standing, now: time } = this.#options
    await log.catchUp()
    const { state } = log
    if (asked !== undefined && !state.shifts.has(asked))
      return refuseCount('count-no-such-shift', { shift: asked })
    const at = time()
    const now = shiftAt(state, at)
    const all = [...state.boxes.values()]
    const shift = asked ?? all.at(-1)?.pulled.event.shift ?? now
    const sheets = await Promise.all(
      all.filter(({ pulled }) => pulled.event.shift === shift).map(box => this.#sheet(box)),
    )
    const boxes = await Promise.all(
      (await standing.all()).map(async ({ table, byHand, collection, jackpot }) => ({
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
}

import {
  type Game,
  isRefusal,
  type Library,
  playRecord,
  type Result,
  type ResultWritten,
  type RoundRecord,
  readResult,
  supplyOf,
} from '@cardroom/engine'
import type { NotedRound } from '@cardroom/engine/board'
import type { TableHost } from '../room/host.ts'
import type { KeptRound, Store } from '../store/store.ts'

/** Of a shoe that lasts a board shows this one and the one before, of other cards the last rounds. */
const SHOES = 2
const ROUNDS = 60
/** So many rounds are looked through for two shoes. */
const MOST = 200

/** What boards remember of the rounds of each table, made of the rounds that were kept. */
export class NotedRounds {
  readonly #store: Store
  readonly #library: Library
  /** Rounds that were noted before: what is over does not change. */
  readonly #noted = new Map<string, Map<string, NotedRound | undefined>>()

  constructor(store: Store, library: Library) {
    this.#store = store
    this.#library = library
  }

  /** The oldest first. */
  async of({ id, table }: TableHost): Promise<NotedRound[]> {
    const { rules, posted } = table.game
    const lasts = supplyOf(rules, posted.readings) === 'shoe'
    const kept = await this.#store.rounds({ table: id, limit: lasts ? MOST : ROUNDS })
    const before = this.#noted.get(id)
    const noted = new Map<string, NotedRound | undefined>()
    const shoes = new Set<string | undefined>()
    for (const entry of kept) {
      const round = before?.has(entry.id) ? before.get(entry.id) : await this.#note(entry.id)
      noted.set(entry.id, round)
      if (!round) continue
      shoes.add(round.shoe)
      if (lasts && shoes.size > SHOES) break
    }
    this.#noted.set(id, noted)
    return [...noted.values()]
      .filter(round => round !== undefined)
      .filter(({ shoe }) => !lasts || [...shoes].slice(0, SHOES).includes(shoe))
      .reverse()
  }

  /** Nothing of a round that was called off, or that cannot be read now. */
  async #note(id: string): Promise<NotedRound | undefined> {
    const kept = await this.#store.round(id).catch(() => undefined)
    const played = kept && this.#played(kept)
    if (!played) return undefined
    const { shoe, dice, readings } = kept.record as unknown as RoundRecord
    return played.game.board(readings).note(played.result, {
      id,
      at: kept.at,
      names: kept.seats,
      ...(shoe ? { shoe: shoe.id } : {}),
      ...(dice ? { dice } : {}),
    })
  }

  #played({ record, game: name }: KeptRound): { readonly game: Game; readonly result: Result } | undefined {
    const { result, voided } = record as unknown as RoundRecord
    if (voided || !result) return undefined
    const played = playRecord(record, this.#library)
    if (!isRefusal(played) && played.round.over) return { game: played.game, result: played.round.result }
    // The rules of today do not play it any more: its hands have the names that were written down.
    const game = this.#library.game(name)
    return isRefusal(game) ? undefined : { game, result: readResult(result as ResultWritten) }
  }
}

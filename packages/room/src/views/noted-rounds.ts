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
import type { TableHost } from '../drive/table-host.ts'
import type { Store, StoredRound } from '../store/store.ts'

/** A board shows the rounds of this shoe and the one before; where shoes do not last, the last rounds. */
const SHOES_SHOWN = 2
const ROUNDS_SHOWN = 60
/** The most rounds that are read for two shoes. */
const MAX_ROUNDS_READ = 200

/** The notes of rounds on boards, made from the stored rounds. */
export class NotedRounds {
  readonly #store: Store
  readonly #library: Library
  /** Cached notes: finished rounds do not change. */
  readonly #noted = new Map<string, Map<string, NotedRound | undefined>>()

  constructor(store: Store, library: Library) {
    this.#store = store
    this.#library = library
  }

  /** The oldest first. */
  async of({ id, table }: TableHost): Promise<NotedRound[]> {
    const { rules, posted } = table.game
    const lasts = supplyOf(rules, posted.readings) === 'shoe'
    const kept = await this.#store.rounds({ table: id, limit: lasts ? MAX_ROUNDS_READ : ROUNDS_SHOWN })
    const before = this.#noted.get(id)
    const noted = new Map<string, NotedRound | undefined>()
    const shoes = new Set<string | undefined>()
    for (const entry of kept) {
      const round = before?.has(entry.id) ? before.get(entry.id) : await this.#note(entry.id)
      noted.set(entry.id, round)
      if (!round) continue
      shoes.add(round.shoe)
      if (lasts && shoes.size > SHOES_SHOWN) break
    }
    this.#noted.set(id, noted)
    return [...noted.values()]
      .filter(round => round !== undefined)
      .filter(({ shoe }) => !lasts || [...shoes].slice(0, SHOES_SHOWN).includes(shoe))
      .reverse()
  }

  /** The note of a round; nothing for a voided or unreadable one. */
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

  #played({ record, game: name }: StoredRound): { readonly game: Game; readonly result: Result } | undefined {
    const { result, voided } = record as unknown as RoundRecord
    if (voided || !result) return undefined
    const played = playRecord(record, this.#library)
    if (!isRefusal(played) && played.round.over) return { game: played.game, result: played.round.result }
    // The current rules cannot replay it: its stored result is used.
    const game = this.#library.game(name)
    return isRefusal(game) ? undefined : { game, result: readResult(result as ResultWritten) }
  }
}

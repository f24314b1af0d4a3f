/** A player's presence at a table on a node; without a table, in the house. */
export interface WatchedTable {
  readonly node: string
  readonly table: string
  readonly player: string
}

export const IN_THE_HOUSE = ''

const keyOf = ({ node, table, player }: WatchedTable): string => `${node}\n${table}\n${player}`

/** The presence of players, by node and table. */
export class Presence {
  readonly #seen = new Map<string, WatchedTable>()
  /** How many nodes see a player at a table, by table and player. */
  readonly #at = new Map<string, Map<string, number>>()

  get all(): readonly WatchedTable[] {
    return [...this.#seen.values()]
  }

  /** Notes a player's arrival or departure; whether it is news. */
  note(seen: WatchedTable, here: boolean): boolean {
    const key = keyOf(seen)
    if (this.#seen.has(key) === here) return false
    if (here) this.#seen.set(key, seen)
    else this.#seen.delete(key)
    const players = this.#at.get(seen.table) ?? new Map<string, number>()
    const nodes = (players.get(seen.player) ?? 0) + (here ? 1 : -1)
    if (nodes > 0) players.set(seen.player, nodes)
    else players.delete(seen.player)
    if (players.size > 0) this.#at.set(seen.table, players)
    else this.#at.delete(seen.table)
    return true
  }

  /** Replaces all presence; returns the changes. */
  replace(all: readonly WatchedTable[]): readonly WatchedTable[] {
    const keys = new Set(all.map(keyOf))
    const gone = this.all.filter(seen => !keys.has(keyOf(seen)))
    return [...gone.filter(seen => this.note(seen, false)), ...all.filter(seen => this.note(seen, true))]
  }

  /** The players who watch a table. */
  at(table: string): readonly string[] {
    return [...(this.#at.get(table)?.keys() ?? [])]
  }

  has(table: string, player?: string): boolean {
    const players = this.#at.get(table)
    return players !== undefined && (player === undefined || players.has(player))
  }
}

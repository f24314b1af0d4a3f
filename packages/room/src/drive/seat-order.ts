import { type Seats, seatedAt } from '@cardroom/engine'

/** The people at a table in the order in which they sat down; after a restart in the order of their seats. */
export class SeatOrder {
  readonly #came = new Set<string>()

  /** Notes arrivals and departures. */
  note(seats: Seats): void {
    const people = seatedAt(seats).filter(({ bot }) => !bot)
    for (const player of this.#came) if (!people.some(one => one.player === player)) this.#came.delete(player)
    for (const { player } of people) this.#came.add(player)
  }

  /** Takes over the order that the leader has noted. */
  follow(players: readonly string[]): void {
    this.#came.clear()
    for (const player of players) this.#came.add(player)
  }

  /** The longest seated of the people that fit. */
  first(isSo: (player: string) => boolean): string | undefined {
    for (const player of this.#came) if (isSo(player)) return player
    return undefined
  }

  /** The players, the longest seated first. */
  get players(): readonly string[] {
    return [...this.#came]
  }
}

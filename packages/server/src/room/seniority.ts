import { type Seats, seatedAt } from '@cardroom/engine'

/** Who has sat at a table for how long. After a restart all have come at once, and the first seat counts first. */
export class Seniority {
  readonly #came = new Set<string>()

  /** Notes who has sat down, and who has left. */
  note(seats: Seats): void {
    const people = seatedAt(seats).filter(({ bot }) => !bot)
    for (const player of this.#came) if (!people.some(one => one.player === player)) this.#came.delete(player)
    for (const { player } of people) this.#came.add(player)
  }

  /** As somebody else has noted it. */
  follow(players: readonly string[]): void {
    this.#came.clear()
    for (const player of players) this.#came.add(player)
  }

  /** Of those of whom something is so, the one who has sat longest. */
  first(isSo: (player: string) => boolean): string | undefined {
    for (const player of this.#came) if (isSo(player)) return player
    return undefined
  }

  /** The players, who has sat longest first. */
  get players(): readonly string[] {
    return [...this.#came]
  }
}

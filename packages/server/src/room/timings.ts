/** How long things take at the tables, in milliseconds. */
export interface Timings {
  /** A person's time to take the player-dealer position or decline it. */
  readonly bank: number
  /** The wagering window, from the first wager on. */
  readonly wagers: number
  readonly decision: number
  /** What one who has no socket open is waited for. */
  readonly absent: number
  /** So long one who has left the room is waited for before sitting out; from then on the seat is held. */
  readonly absence: number
  /** When everything is decided, before the chips move: the floor has the last word. Only where somebody has it. */
  readonly settlement: number
  /** How long a game stands still when a player has called the floor and nobody comes. */
  readonly call: number
  /** How long the floor can stop a game without ruling. */
  readonly hold: number
  /** What players' pages have to seal a text for the shuffle, where nothing else takes time before the deal. */
  readonly sealing: number
  /** What they have to open it. */
  readonly opening: number
  /** Between a round and the next. */
  readonly pause: number
  /** The least and the most that a bot thinks. */
  readonly bot: readonly [number, number]
}

export const TIMINGS: Timings = {
  bank: 20_000,
  wagers: 20_000,
  decision: 30_000,
  absent: 3_000,
  absence: 60_000,
  settlement: 3_000,
  call: 30_000,
  hold: 5 * 60_000,
  sealing: 1_000,
  opening: 1_500,
  pause: 8_000,
  bot: [500, 1_400],
}

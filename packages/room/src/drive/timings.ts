/** How long things take at the tables, in milliseconds. */
export interface Timings {
  /** A person's time to take the player-dealer position or decline it. */
  readonly bank: number
  /** The wagering window, from the first wager on. */
  readonly wagers: number
  /** A person's time for a decision, where the table has nothing else. */
  readonly decision: number
  /** A person's time bank at a table, and what comes back into it with every round. */
  readonly reserve: number
  readonly refill: number
  /** A disconnected player's time for a decision. */
  readonly absent: number
  /** How long after leaving the room a player sits out; the seat is held from then on. */
  readonly absence: number
  /** The pause before the chips move, so that the floor can rule; only where somebody can. */
  readonly settlement: number
  /** How long a game stands still for a call that nobody answers. */
  readonly call: number
  /** How long the floor can stop a game without ruling. */
  readonly hold: number
  /** The time for pages to seal a text for the shuffle, where nothing else takes time before the deal. */
  readonly sealing: number
  /** The time for pages to open their texts. */
  readonly opening: number
  /** The pause between two rounds, once everything is shown. */
  readonly pause: number
  /** How much each line of the result prolongs that pause. */
  readonly line: number
  /** How long the only person at a table has between two rounds; that person says when to go on. */
  readonly alone: number
  /** How long pages take to show cards, relative to their usual pace. */
  readonly reveal: number
  /** For how many rounds a bot stays, at least and at most; then another comes. */
  readonly stays: readonly [number, number]
  /** How long a person waits alone at a table of the house before a bot comes. */
  readonly company: number
  /** How long a bot thinks, at least and at most. */
  readonly bot: readonly [number, number]
}

export const DEFAULT_TIMINGS: Timings = {
  bank: 20_000,
  wagers: 20_000,
  decision: 30_000,
  reserve: 30_000,
  refill: 3_000,
  absent: 3_000,
  absence: 60_000,
  settlement: 3_000,
  call: 30_000,
  hold: 5 * 60_000,
  sealing: 1_000,
  opening: 1_500,
  pause: 5_000,
  line: 700,
  alone: 10 * 60_000,
  reveal: 1,
  stays: [15, 60],
  company: 1_500,
  bot: [500, 1_400],
}

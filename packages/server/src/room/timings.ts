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
  /** Between a round and the next, once everything lies there. */
  readonly pause: number
  /** What each line of the result adds to that. */
  readonly line: number
  /** How long the only person at a table is waited for between two rounds; that person says when to go on. */
  readonly alone: number
  /** What pages take to lay out cards, as a part of what they do at their usual pace. */
  readonly reveal: number
  /** A bot stays for so many rounds, at least and at most; then another comes. */
  readonly stays: readonly [number, number]
  /** How long a person waits alone at a table of the house before a bot comes. */
  readonly company: number
  /** The least and the most that a bot thinks. */
  readonly bot: readonly [number, number]
}

export const TIMINGS: Timings = {
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

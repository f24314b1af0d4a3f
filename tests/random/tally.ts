import type { CheckedRound } from '@cardroom/testing'

/** What random play has seen so far; tallies of several workers are added up. */
export interface Tally {
  rounds: number
  readonly games: Set<string>
  /** Options of games. */
  readonly schedules: Set<string>
  /** Readings of games that were not the default. */
  readonly readings: Set<string>
  /** Incidents of games on which the floor has ruled. */
  readonly incidents: Set<string>
  rulings: number
  /** Rounds that broke a law: `round 17 of outlaws/omaha: …`. */
  readonly faults: string[]
}

export const emptyTally = (): Tally => ({
  rounds: 0,
  games: new Set(),
  schedules: new Set(),
  readings: new Set(),
  incidents: new Set(),
  rulings: 0,
  faults: [],
})

export function count(tally: Tally, { game, schedules, readings, rulings }: CheckedRound): void {
  tally.rounds++
  tally.games.add(game)
  for (const name of schedules) tally.schedules.add(`${game} ${name}`)
  for (const reading of readings) tally.readings.add(`${game} ${reading}`)
  for (const name of rulings) tally.incidents.add(`${game} ${name}`)
  tally.rulings += rulings.length
}

export function add(to: Tally, tally: Tally): void {
  to.rounds += tally.rounds
  to.rulings += tally.rulings
  for (const kind of ['games', 'schedules', 'readings', 'incidents'] as const) {
    for (const one of tally[kind]) to[kind].add(one)
  }
  to.faults.push(...tally.faults)
}

/** The figure of a long run. */
export const figure = (tally: Tally): string =>
  [
    `${tally.rounds} rounds`,
    `${tally.games.size} games`,
    `${tally.schedules.size} schedule options`,
    `${tally.readings.size} readings but the defaults`,
    `${tally.rulings} rulings on ${tally.incidents.size} incidents`,
    `${tally.faults.length} out of balance, stuck or not replayed`,
  ].join(', ')

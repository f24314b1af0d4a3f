import type { NewShoe, TableCommand } from '@cardroom/engine'
import type { Clock } from '@cardroom/protocol'
import type { TimedTask } from './deadlines.ts'
import type { Timings } from './timings.ts'

/** A task that a table runs by itself when it is due. */
export interface ScheduledTask extends TimedTask {
  /** The clock that the players see for it. */
  readonly clock?: Clock['for']
  /** The person who misses a decision if it runs. */
  readonly missedBy?: string
  /** Makes up this round with these players. */
  readonly makesUp?: string
  /** How many of its last milliseconds are that person's time bank. */
  readonly reserve?: number
  commands(): TableCommand[]
  /** The command that runs if those are refused. */
  readonly givesUp?: TableCommand | undefined
}

/** What the planning of tasks asks of a table's host. */
export interface TableServices {
  readonly id: string
  /** The table is one of the house's, not opened by a person. */
  readonly isOfTheHouse: boolean
  readonly timings: Timings
  now(): number
  random(): number
  /** A shoe with a new secret and its commitment. */
  newShoe(): NewShoe
  /** Whether a person has a connection at the table. */
  here(player: string): boolean
  /** How often in a row a person has let the time run out. */
  missed(player: string): number
  /** How often this round was made up with these players in vain. */
  madeUp(of: string): number
  /** Whether somebody is here who may rule. */
  isRun(): boolean
  /** How long pages take to show the latest steps, in milliseconds. */
  reveal(): number
  /** When a pending decision was first asked for, if that was before this process loaded the table. */
  askedAt(key: string): number | undefined
}

/** How long a bot takes to think. */
export function botThinkingTime({ timings, random }: TableServices): number {
  const [least, most] = timings.bot
  return Math.round(least + random() * (most - least))
}

/** The time that is added to clocks while pages still show the latest steps. */
export const revealDelay = ({ timings, reveal }: TableServices): number =>
  Math.round(timings.reveal * reveal())

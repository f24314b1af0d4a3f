import type { Refusal, Saying } from '@cardroom/engine'
import type { Phase } from './phase.ts'

export interface LobbyTable {
  readonly id: string
  readonly title: string
  readonly game: string
  /** The game's name. */
  readonly name: string
  readonly family: string
  readonly seats: number
  readonly people: number
  readonly bots: number
  /** The people who sit there, clockwise from seat 1. */
  readonly names: readonly string[]
  /** Who waits for a seat, the first first. */
  readonly waiting: readonly string[]
  /** `$5–$100`, `$3/$6 limit`: what the sign says. */
  readonly limits?: Saying
  /** `not-opened`: it is kept, but could not be opened as it was left. Nobody can go there. */
  readonly phase: Phase | 'not-opened'
  /** Why it could not be opened. */
  readonly why?: Refusal
}

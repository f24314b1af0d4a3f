import type { Refusal, Saying } from '@cardroom/engine'
import type { Phase } from './phase.ts'

/** A table as the lobby lists it. */
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
  /** Bots and people who are there and are dealt in. */
  readonly playing: number
  /** A table of the house: bots join a person who waits alone. */
  readonly ofTheHouse: boolean
  /** The people who sit there, clockwise from seat 1. */
  readonly names: readonly string[]
  /** The waiting list, the first one first. */
  readonly waiting: readonly string[]
  /** `$5–$100`, `$3/$6 limit`: what the sign says. */
  readonly limits?: Saying
  /** `not-opened`: the stored table could not be opened. Nobody can enter it. */
  readonly phase: Phase | 'not-opened'
  /** Why it could not be opened. */
  readonly why?: Refusal
}

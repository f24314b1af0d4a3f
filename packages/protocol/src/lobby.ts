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
  /** A table of the house: bots come where somebody waits alone. */
  readonly ofTheHouse: boolean
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

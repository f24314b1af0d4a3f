import type { PlacedWager } from '../banked/setup.ts'
import type { Cents } from '../money/cents.ts'
import type { Input, Seat } from '../round/awaiting.ts'
import type { Result } from '../round/result.ts'
import type { OpeningDraw } from './opening.ts'

/** Who a person is, beyond the name that the others see. */
export type PlayerId = string

export interface Seated {
  readonly player: PlayerId
  readonly name: string
  readonly bot: boolean
  /** All chips of the player at this table; in a round, what there was before it. */
  readonly stack: Cents
  /** Keeps the seat without being dealt in. */
  readonly away: boolean
  /** Gives up the seat when the round is over. */
  readonly leaving: boolean
  /** Blinds that passed the seat. */
  readonly owes: Owed
  /** How the player comes back in. */
  readonly makeUp: MakeUp
}

/** How blinds that were missed are made up: by posting them, by a straddle, or by waiting for the big blind. */
export const MAKE_UPS = ['post', 'straddle', 'wait'] as const
export type MakeUp = (typeof MAKE_UPS)[number]

export interface Owed {
  readonly small: boolean
  readonly big: boolean
}

/**
 * `idle`: between rounds. `bank`: the player-dealer position is being offered.
 * `wagers`: wagers are open; in a pot game nobody wagers yet, but the players may add to the shuffle.
 */
export type TablePhase = 'idle' | 'bank' | 'wagers' | 'round'

/** A wager that waits for the deal, and whose chips it is. */
export type WaitingWager = PlacedWager & { readonly player: PlayerId }

/** The player-dealer of this round, or of the last one. */
export interface Bank {
  readonly seat: Seat
  readonly player: PlayerId
  readonly wager: Cents
  /** Rounds in a row that were dealt to the same person. */
  readonly rounds: number
}

/** How the shuffle is made so that nobody can choose it. */
export interface ShuffleState {
  readonly commitment: string
  readonly secret: string
  readonly added: readonly Addition[]
}

export interface Addition {
  readonly name: string
  readonly text: string
}

/** A round is its setup and its inputs. */
export interface RoundState {
  readonly id: string
  readonly seed: string
  readonly setup: Readonly<Record<string, unknown>>
  readonly inputs: Input[]
  /** Whose chips the round's accounts are: `"3"`, `"3/Kim"`. */
  readonly accounts: Readonly<Record<string, PlayerId>>
}

export interface FinishedRound {
  readonly id: string
  readonly seed: string
  readonly shuffle: ShuffleState
  readonly result: Result
}

/** Everything that a table remembers: plain data, rebuilt from its events. */
export interface TableState {
  /** How many events have led here. */
  version: number
  phase: TablePhase
  readonly seats: Record<Seat, Seated>
  bank?: Bank
  /** Who is offered the player-dealer position, and who has declined it this time. */
  offer?: { readonly to: Seat; readonly declined: readonly Seat[] }
  wagers: readonly WaitingWager[]
  shuffle?: ShuffleState
  round?: RoundState
  last?: FinishedRound
  /** Rounds dealt so far. */
  rounds: number
  button?: Seat
  /** The cards that were drawn for the button when the game was opened. */
  opening?: OpeningDraw
  /** Where the blinds were in the last round. */
  blinds?: { readonly small?: Seat; readonly big?: Seat }
  /** Seats that wagered in the last round. */
  wagered: readonly Seat[]
  /** When the half-hour collection was last taken, in milliseconds. */
  collectedAt?: number
  closed: boolean
}

export const emptyTable = (): TableState => ({
  version: 0,
  phase: 'idle',
  seats: {},
  wagers: [],
  rounds: 0,
  wagered: [],
  closed: false,
})

/** The seats that are taken, clockwise from 1. */
export const takenSeats = (state: TableState): Seat[] =>
  Object.keys(state.seats)
    .map(Number)
    .sort((a, b) => a - b)

export const seatOf = (state: TableState, player: PlayerId): Seat | undefined =>
  takenSeats(state).find(seat => state.seats[seat]!.player === player)

/** Is dealt in when the next round starts. */
export const isIn = (seated: Seated | undefined): seated is Seated =>
  seated !== undefined && !seated.away && !seated.leaving && seated.stack > 0

import type { Cents } from '../money/cents.ts'
import type { Input } from '../round/awaiting.ts'
import type { OpenShuffle } from '../shoe/fair-shuffle.ts'
import type { Agreements } from './agreement.ts'
import type { PlayerId, Seated } from './seats.ts'
import type { TableSettings } from './settings.ts'
import type { ShoeState } from './shoe.ts'
import type { TimeLeft } from './time-bank.ts'
import type { Waiting } from './waiting.ts'

/** `idle`: between rounds. `making-up`: the next round is being made up, in the way of the game's family. */
export type TablePhase = 'idle' | 'making-up' | 'round'

/** A round is its setup and its inputs. */
export interface RoundState {
  readonly id: string
  /** So many cards had left the shoe before. */
  readonly from: number
  readonly setup: object
  readonly inputs: Input[]
  /** Whose chips the round's accounts are: `"3"`, `"3/Kim"`. */
  readonly accounts: Readonly<Record<string, PlayerId>>
}

/** The round before, with what is needed to check its cards. */
export interface LastRound {
  readonly id: string
  readonly shoe: string
  readonly from: number
  readonly shuffle: OpenShuffle
  /** It was the last of its shoe: the secret may be known. */
  readonly opened: boolean
}

/** Somebody who has given up a seat in the last hour, with how many chips and when; one who left long ago is forgotten. */
export interface Left {
  readonly player: PlayerId
  readonly stack: Cents
  readonly at: number
}

/** Everything that a table itself remembers: plain data, made by its events. */
export interface TableState {
  /** How many events have led here. */
  version: number
  phase: TablePhase
  readonly seats: Record<number, Seated>
  /** The shoe in use, or the last one while no other is committed to. */
  shoe?: ShoeState
  /** Shoes so far. */
  shoes: number
  round?: RoundState
  last?: LastRound
  /** Rounds dealt so far. */
  rounds: number
  /** From when on the next half hour of collection is counted, in milliseconds. */
  collectedAt?: number
  /** When the last round was dealt. */
  dealtAt?: number
  /** The house's box: everything that was collected at this table. */
  collected?: Cents
  /** Who waits for a seat, the first first. */
  waiting?: readonly Waiting[]
  /** Who has left in the last hour, with what and when. */
  left?: readonly Left[]
  /** Who would open which sealed shoes. */
  agreements?: Agreements
  /** The time banks that were drawn on. */
  timeBanks?: Readonly<Record<PlayerId, TimeLeft>>
  /** What the house has set since the table was opened. */
  settings?: TableSettings
  /** What it has decided for later. */
  toBeSet?: { readonly settings: TableSettings; readonly by: PlayerId }
  closed: boolean
}

/** A table as it is kept: what it remembers itself, and what its family's part does. */
export interface TableSnapshot extends TableState {
  readonly own: unknown
}

/** The state of a table at which nobody has sat yet. */
export const emptyTable = (): TableState => ({
  version: 0,
  phase: 'idle',
  seats: {},
  shoes: 0,
  rounds: 0,
  closed: false,
})

import type { Cents } from '../money/cents.ts'
import type { Input } from '../round/awaiting.ts'
import type { OpenShuffle } from '../shoe/fair-shuffle.ts'
import type { Agreements } from './agreement.ts'
import type { PlayerId, SeatedPlayer } from './seats.ts'
import type { TableSettings } from './settings.ts'
import type { ShoeState } from './shoe.ts'
import type { TimeLeft } from './time-bank.ts'
import type { WaitingPlayer } from './waiting.ts'

/** `idle`: between rounds. `making-up`: the family's part makes up the next round. */
export type TablePhase = 'idle' | 'making-up' | 'round'

/** A round is its setup and its inputs. */
export interface RoundState {
  readonly id: string
  /** The number of cards that had left the shoe before. */
  readonly from: number
  readonly setup: object
  readonly inputs: Input[]
  /** The owners of the round's accounts: `"3"`, `"3/Kim"`. */
  readonly accounts: Readonly<Record<string, PlayerId>>
}

/** The round before, with what is needed to check its cards. */
export interface LastRound {
  readonly id: string
  readonly shoe: string
  readonly from: number
  readonly shuffle: OpenShuffle
  /** Whether it was the last of its shoe, so that the secret may be known. */
  readonly opened: boolean
}

/** A player who has left in the last hour, with how many chips and when. */
export interface LeftPlayer {
  readonly player: PlayerId
  readonly stack: Cents
  readonly at: number
}

/** The memory of a table: plain data, made by its events. */
export interface TableState {
  /** The number of events so far. */
  version: number
  phase: TablePhase
  readonly seats: Record<number, SeatedPlayer>
  /** The shoe in use, or the last one until the house commits to another. */
  shoe?: ShoeState
  /** The number of shoes so far. */
  shoes: number
  round?: RoundState
  last?: LastRound
  /** The number of rounds dealt so far. */
  rounds: number
  /** When the next half hour of collection begins, in milliseconds. */
  collectedAt?: number
  /** When the last round was dealt. */
  dealtAt?: number
  /** The house's box: everything that was collected at this table. */
  collected?: Cents
  /** The players who wait for a seat, the first one first. */
  waiting?: readonly WaitingPlayer[]
  /** The players who left in the last hour. */
  left?: readonly LeftPlayer[]
  /** Who agrees to open which sealed shoes. */
  agreements?: Agreements
  /** The time banks that were drawn on. */
  timeBanks?: Readonly<Record<PlayerId, TimeLeft>>
  /** The settings that the house has changed since the table was opened. */
  settings?: TableSettings
  /** The settings that it has decided on for later. */
  toBeSet?: { readonly settings: TableSettings; readonly by: PlayerId }
  closed: boolean
}

/** A stored table: its own memory, and that of its family's part. */
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

import type { Deck } from '../cards/deck.ts'
import type { Seed } from '../cards/shuffle.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Manner } from '../round/manner.ts'
import type { Result } from '../round/result.ts'
import type { Round } from '../round/round.ts'
import type { Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import type { TableEvent } from './event.ts'
import type { Layout, RotationSeen, TableFace, TableOption } from './face.ts'
import type { PlayerId, SeatedPlayer, Seats } from './seats.ts'
import type { TablePhase } from './state.ts'

/** What a part sees of its table. Only the table changes it. */
export interface TableSeen {
  readonly phase: TablePhase
  readonly seats: Seats
}

/** A decision of a part: a note, or that no round is played after all. */
export type PartStep = { readonly own: object } | { readonly stop: true }

/** The start of a round: its setup as a record has it, the owners of its accounts, and the family's notes. */
export interface RoundStart {
  /** What the part notes before the first card. */
  readonly first?: readonly object[]
  /** As a record has it. */
  readonly setup: object
  readonly accounts: Readonly<Record<string, PlayerId>>
  /** The part's note of the deal itself. */
  readonly own?: object
  readonly round: Round
}

/** What the round being made up still waits for. */
export interface RoundDue {
  /** Everybody with a decision before the deal. */
  readonly asked: readonly SeatQuestion[]
  /** Whether the cards can be dealt when the time is up; `never` when this round will not come about. */
  readonly deal: 'ready' | 'not-yet' | 'never'
}

/** A seat that is asked for something before the deal. */
export interface SeatQuestion {
  readonly seat: Seat
  readonly answered: boolean
  /** The command for a player whose time runs out; without it the deal does not wait. */
  readonly otherwise?: object
}

/**
 * The part of a table that belongs to the game's family: how it makes up a round, and what it remembers from
 * one round to the next. It returns its decisions and changes nothing; `apply` tells it the events. So it can
 * be rebuilt from the table's events, or from its saved state.
 */
export interface TablePart {
  /** Between two rounds: before the next is made up, or when only the deal is left. */
  readonly pauses: 'before-making-up' | 'before-the-deal'

  /** The supply of cards, where it can outlast a round. */
  readonly deck?: Deck

  /** Takes a command that only this family has. */
  take(who: SeatedPlayer, command: unknown): readonly PartStep[] | Refusal
  /** Begins to make up the next round. */
  begin(): readonly PartStep[]
  /** Takes the time, between two rounds. */
  time?(now: number): readonly PartStep[]
  /** Whether the game has ended: no other round is made up. */
  readonly isOver?: boolean
  /** The running period for the player-dealer position, where it is limited. */
  rotation?(now: number): RotationSeen | undefined
  /** Why no third-party provider may sit down; without it none ever may. */
  admitsProvider?(): Refusal | undefined
  /**
   * Whether chips may leave the table while their player stays: not where players play for each other's
   * stacks.
   */
  readonly chipsComeOff?: true
  /** The note of a player who sits down. */
  sits?(seat: Seat): object | undefined
  /** The note of a player who changes seats. */
  moves?(who: SeatedPlayer, to: Seat): object | undefined
  /** Why a player may not go away now. */
  keeps?(who: SeatedPlayer): Refusal | undefined
  /** The decisions when a player has stood up or gone away while a round is being made up. */
  without?(who: SeatedPlayer, how: 'stood' | 'away'): readonly PartStep[]
  /** Starts the round, once everything is made up. */
  deal(seed: Seed): RoundStart | Refusal
  /** Starts a hand without wagers instead; what was made up so far stays. */
  freeHand?(): RoundStart | Refusal
  /** The note of a finished round. */
  ends?(result: Result): object | undefined

  /** Takes an event, before the table itself has changed. */
  apply(event: TableEvent): void

  face(): TableFace
  layout(): Layout
  /** The sign at the table: `$3/$6 limit`. */
  sign(): Saying
  /** A player's options before the deal, beside those at every table. */
  may(who: SeatedPlayer): readonly TableOption[]
  due(): RoundDue
  /** The command of a bot before the deal. */
  answer(who: SeatedPlayer, random: () => number, manner?: Manner): object

  /** Its whole memory, as plain data. */
  save(): object
}

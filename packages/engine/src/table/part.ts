import type { Deck } from '../cards/deck.ts'
import type { Seed } from '../cards/shuffle.ts'
import type { Seat } from '../round/awaiting.ts'
import type { Manner } from '../round/manner.ts'
import type { Result } from '../round/result.ts'
import type { Round } from '../round/round.ts'
import type { Refusal } from '../say/refusal.ts'
import type { Saying } from '../say/saying.ts'
import type { TableEvent } from './event.ts'
import type { Layout, OwnMay, RotationSeen, TableFace } from './face.ts'
import type { PlayerId, Seated, Seats } from './seats.ts'
import type { TablePhase } from './state.ts'

/** What a part sees of the table that it belongs to. Only the table changes it. */
export interface TableSeen {
  readonly phase: TablePhase
  readonly seats: Seats
}

/** What follows from a decision of a part: something that it notes, or that no round is played after all. */
export type PartStep = { readonly own: object } | { readonly stop: true }

/**
 * A round that begins: its setup as a record has it, whose chips its accounts are, and what the family notes of
 * it.
 */
export interface Deal {
  /** What the part notes before the first card. */
  readonly first?: readonly object[]
  /** As a record has it. */
  readonly setup: object
  readonly accounts: Readonly<Record<string, PlayerId>>
  /** What the part notes of the deal itself. */
  readonly own?: object
  readonly round: Round
}

/** What a round that is being made up still waits for. */
export interface Due {
  /** Everybody who has something to say before the deal. */
  readonly asked: readonly Asked[]
  /** Whether the cards can be dealt when the time is up; `never` when this round will not come about. */
  readonly deal: 'ready' | 'not-yet' | 'never'
}

/** Somebody who is asked for something before the deal. */
export interface Asked {
  readonly seat: Seat
  readonly answered: boolean
  /** The command that is given for one whose time runs out; without it the deal does not wait. */
  readonly otherwise?: object
}

/**
 * The part of a table that belongs to the game's family: how a round is made up there, and what the family
 * remembers from one round to the next. What it decides it returns, and nothing changes; what has happened it is
 * told by `apply`. So it can be made again from the table's events, or from what it has saved.
 */
export interface TablePart {
  /** Between two rounds: before the next is made up, or once nothing is left to do but to deal. */
  readonly pauses: 'before-making-up' | 'before-the-deal'

  /** What its rounds are dealt from, where that can last longer than one of them. */
  readonly deck?: Deck

  /** A command that only this family has. */
  take(who: Seated, command: unknown): readonly PartStep[] | Refusal
  /** The next round is to be made up. */
  begin(): readonly PartStep[]
  /** It is so late: what follows from that between two rounds. */
  time?(now: number): readonly PartStep[]
  /** The game has ended: no other round is made up. */
  readonly isOver?: boolean
  /** How long there still is to have the player-dealer position, where that is limited. */
  rotation?(now: number): RotationSeen | undefined
  /** Why no third-party provider sits down; without it none ever does. */
  admitsProvider?(): Refusal | undefined
  /** Whether chips leave the table while their player stays: not where players play for each other's stacks. */
  readonly chipsComeOff?: true
  /** What is noted of somebody who sits down at a seat. */
  sits?(seat: Seat): object | undefined
  /** What is noted of somebody who changes to another seat. */
  moves?(who: Seated, to: Seat): object | undefined
  /** Why somebody may not go away now. */
  keeps?(who: Seated): Refusal | undefined
  /** What follows when somebody has stood up, or gone away, while a round is being made up. */
  without?(who: Seated, how: 'stood' | 'away'): readonly PartStep[]
  /** Everything is made up: the round itself. */
  deal(seed: Seed): Deal | Refusal
  /** A hand without wagers instead; what was made up so far stays. */
  freeHand?(): Deal | Refusal
  /** What is noted of a round that is over. */
  ends?(result: Result): object | undefined

  /** Something has happened; the table itself has not changed yet. */
  apply(event: TableEvent): void

  face(): TableFace
  layout(): Layout
  /** What the sign at the table says: `$3/$6 limit`. */
  sign(): Saying
  /** What somebody may do before the deal, besides what one may do at every table. */
  may(who: Seated): readonly OwnMay[]
  due(): Due
  /** The command with which a bot answers what it is asked before the deal. */
  answer(who: Seated, random: () => number, manner?: Manner): object

  /** Everything that it remembers, as plain data. */
  save(): object
}

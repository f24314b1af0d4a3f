import { yes } from '../../rules/shape.ts'
import {
  cents,
  listOf,
  type Of,
  object,
  optional,
  seatNumber,
  tagged,
  text,
  whole,
} from '../../shape/shape.ts'
import { bankedSetup, placedWager } from '../setup.ts'
import { period, rotation } from './rotation.ts'

/** What the house sets for every round of a table. */
export const bankedHouseSetup = object({
  decks: bankedSetup.fields.decks,
  /** Rounds that a person plays before the player-dealer position is offered. */
  bankAfter: optional(whole(0)),
  /** What the regime of the table asks for beyond the filing. */
  rotation: optional(rotation),
})
export type BankedHouseSetup = Of<typeof bankedHouseSetup>
/** The part of the house's setup that goes into each round's setup. */
export type RoundsSetup = Omit<BankedHouseSetup, 'bankAfter' | 'rotation'>

/** The notes of a table between two rounds. */
export const bankedNote = tagged('type', {
  offered: { to: seatNumber },
  declined: { seat: seatNumber },
  banked: { seat: seatNumber, wager: cents },
  wagered: { seat: seatNumber, wagers: listOf(placedWager) },
  /** The game is over because too few others took the position in time. */
  ended: { at: whole(0) },
})
export type BankedNote = Of<typeof bankedNote>

/** The note of a deal: how much the player-dealer put up. */
export const bankedDealNote = object({ wager: cents })

const bank = object({
  seat: seatNumber,
  player: text,
  wager: cents,
  /** Rounds in a row that were dealt to the same person. */
  rounds: whole(0),
})
/** The player-dealer of this round, or of the last one. */
export type Bank = Of<typeof bank>

const offer = object({ to: seatNumber, declined: listOf(seatNumber) })
/** Who is offered the player-dealer position, and who has declined it this time. */
export type BankOffer = Of<typeof offer>

const stake = object({ player: text, wagers: listOf(placedWager) })
/** The wagers of a player that wait for the deal. */
export type WaitingWagers = Of<typeof stake>

/** Everything that outlives a round at a table with a player-dealer. */
export const bankedMemory = object({
  bank: optional(bank),
  offer: optional(offer),
  stakes: listOf(stake),
  /** Seats that were bet on in the last round. */
  wagered: listOf(seatNumber),
  /** A hand without wagers was dealt: the player-dealer stays for the round itself. */
  stays: optional(yes),
  /** The period in which other players must take the position. */
  period: optional(period),
  /** When the game ended because too few of them had taken it. */
  endedAt: optional(whole(0)),
})
export type BankedMemory = Of<typeof bankedMemory>

export const EMPTY_BANKED_MEMORY: BankedMemory = { stakes: [], wagered: [] }

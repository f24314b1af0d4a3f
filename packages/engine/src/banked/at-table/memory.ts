import { yes } from '../../rules/shape.ts'
import {
  cents,
  listOf,
  type Of,
  object,
  optional,
  positiveCents,
  seatNumber,
  tagged,
  text,
  whole,
} from '../../shape/shape.ts'
import { ownCommands } from '../../table/own-commands.ts'
import { bankedSetup, placedWager } from '../setup.ts'
import { period, rotation } from './rotation.ts'

/** What the house sets for every round of a table. */
export const houseSetup = object({
  decks: bankedSetup.fields.decks,
  /** Rounds that a person plays before the player-dealer position is offered. */
  bankAfter: optional(whole(0)),
  /** Where the table is run under more than the filing. */
  rotation: optional(rotation),
})
export type HouseSetup = Of<typeof houseSetup>
/** What each round's setup has of it. */
export type RoundsSetup = Omit<HouseSetup, 'bankAfter' | 'rotation'>

/** A wager as somebody wants it. */
const wantedWager = object({
  /** Another seat than the player's own makes it a back-line bet, or a bet of one's own in a circle there. */
  seat: optional(seatNumber),
  /** Nobody sits there: whoever bets the circle plays its hand. */
  circle: optional(yes),
  on: text,
  hand: optional(whole(1)),
  amount: positiveCents,
  kumKum: placedWager.fields.kumKum,
})
export type WantedWager = Of<typeof wantedWager>

export const readCommand = ownCommands({
  /** Takes the player-dealer position with so much, or declines it with nothing. */
  bank: { wager: cents },
  /** All wagers of a player for the coming round. */
  wager: { wagers: listOf(wantedWager) },
})

/** What is noted while a round is made up. */
export const noted = tagged('type', {
  offered: { to: seatNumber },
  declined: { seat: seatNumber },
  banked: { seat: seatNumber, wager: cents },
  wagered: { seat: seatNumber, wagers: listOf(placedWager) },
  /** Too few others have had the position in time: the game is over. */
  ended: { at: whole(0) },
})
export type Noted = Of<typeof noted>

/** What is noted of a deal: how much the player-dealer really put up. */
export const notedOfDeal = object({ wager: cents })

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
export type Offer = Of<typeof offer>

const stake = object({ player: text, wagers: listOf(placedWager) })
/** The wagers of a player that wait for the deal. */
export type Stake = Of<typeof stake>

/** Everything that outlives a round at a table with a player-dealer. */
export const memory = object({
  bank: optional(bank),
  offer: optional(offer),
  stakes: listOf(stake),
  /** Seats that were bet on in the last round. */
  wagered: listOf(seatNumber),
  /** A hand without wagers was dealt: the player-dealer stays for the round itself. */
  stays: optional(yes),
  /** The time in which others must have the position. */
  period: optional(period),
  /** When the game ended because too few of them had. */
  endedAt: optional(whole(0)),
})
export type Memory = Of<typeof memory>

export const NOTHING_YET: Memory = { stakes: [], wagered: [] }

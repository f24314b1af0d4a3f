import { yes } from '../rules/shape.ts'
import {
  cents,
  listOf,
  mapOf,
  object,
  optional,
  positiveCents,
  type ReadFields,
  seatNumber,
  text,
  whole,
} from '../shape/shape.ts'

/** A wager before the deal. */
export const placedWager = object({
  seat: seatNumber,
  /** A back-line bettor on that seat's hand; without it the seat's own player. */
  by: optional(text),
  /** The seat of the person who bets this circle and plays its hand, where nobody sits. */
  player: optional(seatNumber),
  on: text,
  hand: optional(whole(1)),
  amount: positiveCents,
  /** What each of the partners has put in who bet together. */
  kumKum: optional(listOf(positiveCents, 2)),
})

/** How a round against a player-dealer starts. */
export const bankedSetup = object({
  bank: object({ seat: seatNumber, wager: cents }),
  wagers: listOf(placedWager),
  /** A hand dealt without wagers, where the filing has such hands. */
  free: optional(yes),
  /** Decks in the shoe; by default the most that the filing allows. */
  decks: optional(whole(1)),
  /** Places at the table; by default as filed. */
  seats: optional(whole(2)),
  /** The pile that the player-dealer picks, where it does. */
  pile: optional(whole(1)),
  /** The chips that each bettor has behind; without it nobody runs out of chips. */
  stacks: optional(mapOf(cents)),
})

/** A wager that lies on the table. */
export type PlacedWager = ReadFields<typeof placedWager.fields>
/** How a round against a player-dealer starts: the bank, the wagers, the decks. */
export type BankedSetup = ReadFields<typeof bankedSetup.fields>

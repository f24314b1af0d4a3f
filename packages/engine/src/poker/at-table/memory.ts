import {
  flag,
  listOf,
  mapOf,
  type Of,
  object,
  oneOf,
  optional,
  seatNumber,
  tagged,
  whole,
} from '../../shape/shape.ts'
import { MAKE_UPS } from '../../table/face.ts'
import { pokerSetup } from '../rules/setup.ts'

const { stakes, ante, anteFrom, bringIn, opener, chip, split } = pokerSetup.fields

/** What the house sets for every round of a table: stakes, and what brings the first chips in. */
export const pokerHouseSetup = object({
  stakes,
  blinds: pokerSetup.fields.blinds,
  ante,
  anteFrom,
  bringIn,
  opener,
  chip,
  split,
})
export type PokerHouseSetup = Of<typeof pokerHouseSetup>

const card = whole(0)

const owed = object({ small: flag, big: flag })
/** Blinds that passed a seat. */
export type BlindsOwed = Of<typeof owed>
export const NOTHING_OWED: BlindsOwed = { small: false, big: false }

const drawn = { cards: mapOf(card), button: seatNumber }

/** The notes of a table between two rounds. */
export const pokerNote = tagged('type', {
  /** The game is opened: a card each, for the button. */
  drew: drawn,
  'makes-up': { seat: seatNumber, how: oneOf(...MAKE_UPS) },
})
export type PokerNote = Of<typeof pokerNote>

export const notedOfNewcomer = object({ owes: owed })

const moved = object({
  /** How many hands the player waits out to stand to the blinds as before. */
  hands: whole(0),
  /**
   * Whether the seat was nearer to the big blind before: it is posted or waited out. Else the player may play
   * on at once.
   */
  must: flag,
})
/** The debt after a change of seat. */
export type SeatChangeDebt = Of<typeof moved>
export const pokerMoveNote = moved

const blinds = object({ small: optional(seatNumber), big: optional(seatNumber) })

/** The note of a deal: where the buttons lie, and which blinds have passed whom. */
export const pokerDealNote = object({
  button: seatNumber,
  ...blinds.fields,
  owes: mapOf(owed),
  /** Who posted between the button and the blinds. */
  middle: optional(listOf(seatNumber)),
  /** Newcomers whom the big blind has passed, and how often. */
  passes: optional(mapOf(whole(1))),
})
export type Positions = Of<typeof pokerDealNote>

const debt = object({
  seat: seatNumber,
  owes: owed,
  makeUp: oneOf(...MAKE_UPS),
  /** Whether the player has not been dealt a hand yet. */
  isNew: optional(flag),
  /** How often the big blind has passed a newcomer. */
  passes: optional(whole(1)),
  moved: optional(moved),
})
/** What a seat owes, and how its player will come back in. */
export type BlindDebt = Of<typeof debt>

/** Everything that outlives a hand at a table with a pot. */
export const pokerMemory = object({
  button: optional(seatNumber),
  /** The cards that were drawn for the button when the game was opened. */
  opening: optional(object(drawn)),
  /** Where the blinds were in the last round. */
  blinds: optional(blinds),
  /** The first round of a new game: the blinds have come from here to the big blind. */
  firstRound: optional(object({ from: seatNumber })),
  /** The player whom the button passes over once. */
  middle: optional(listOf(seatNumber)),
  debts: listOf(debt),
})
export type PokerMemory = Of<typeof pokerMemory>

export const EMPTY_POKER_MEMORY: PokerMemory = { debts: [] }

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
import { ownCommands } from '../../table/own-commands.ts'
import { pokerSetup } from '../rules/setup.ts'

const { stakes, ante, anteFrom, bringIn, opener, chip, split } = pokerSetup.fields

/** What the house sets for every round of a table: stakes, and what brings the first chips in. */
export const houseSetup = object({
  stakes,
  blinds: pokerSetup.fields.blinds,
  ante,
  anteFrom,
  bringIn,
  opener,
  chip,
  split,
})
export type HouseSetup = Of<typeof houseSetup>

export const readCommand = ownCommands({
  /** How one who owes blinds wants to come back in. */
  'make-up': { how: oneOf(...MAKE_UPS) },
  /** The button was drawn for at a real table, and came to one's seat. */
  button: {},
})

const card = whole(0)

const owed = object({ small: flag, big: flag })
/** Blinds that passed a seat. */
export type Owed = Of<typeof owed>
export const NOTHING_OWED: Owed = { small: false, big: false }

const drawn = { cards: mapOf(card), button: seatNumber }

/** What is noted between rounds. */
export const noted = tagged('type', {
  /** The game is opened: a card each, for the button. */
  drew: drawn,
  'makes-up': { seat: seatNumber, how: oneOf(...MAKE_UPS) },
})
export type Noted = Of<typeof noted>

export const notedOfNewcomer = object({ owes: owed })

const moved = object({
  /** How many hands are waited out to stand to the blinds as before. */
  hands: whole(0),
  /** Nearer to the big blind before: it is posted or waited out. Else one may play on at once. */
  must: flag,
})
/** What follows from a change of seat. */
export type Moved = Of<typeof moved>
export const notedOfMove = moved

const blinds = object({ small: optional(seatNumber), big: optional(seatNumber) })

/** What is noted of a deal: where the buttons lie, and which blinds have passed whom. */
export const notedOfDeal = object({
  button: seatNumber,
  ...blinds.fields,
  owes: mapOf(owed),
  /** Who posted between the button and the blinds. */
  middle: optional(listOf(seatNumber)),
  /** Newcomers whom the big blind has passed, and how often. */
  passes: optional(mapOf(whole(1))),
})
export type Positions = Of<typeof notedOfDeal>

const debt = object({
  seat: seatNumber,
  owes: owed,
  makeUp: oneOf(...MAKE_UPS),
  /** Has not been dealt a hand yet. */
  isNew: optional(flag),
  /** How often the big blind has passed a newcomer. */
  passes: optional(whole(1)),
  moved: optional(moved),
})
/** What a seat owes, and how its player will come back in. */
export type Debt = Of<typeof debt>

/** Everything that outlives a hand at a table with a pot. */
export const memory = object({
  button: optional(seatNumber),
  /** The cards that were drawn for the button when the game was opened. */
  opening: optional(object(drawn)),
  /** Where the blinds were in the last round. */
  blinds: optional(blinds),
  /** The first round of a new game: the blinds have come from here to the big blind. */
  firstRound: optional(object({ from: seatNumber })),
  /** Whom the button passes over once. */
  middle: optional(listOf(seatNumber)),
  debts: listOf(debt),
})
export type Memory = Of<typeof memory>

export const NOTHING_YET: Memory = { debts: [] }

import { yes } from '../../rules/shape.ts'
import {
  cents,
  listOf,
  type Of,
  object,
  optional,
  positiveCents,
  seatNumber,
  text,
  whole,
} from '../../shape/shape.ts'
import { commandReader } from '../../table/own-commands.ts'
import { placedWager } from '../setup.ts'

/** A wager that a player asks for. */
const wantedWager = object({
  /** Another seat makes this a back-line bet, or the player's own bet in an empty circle. */
  seat: optional(seatNumber),
  /** Nobody sits at this circle: its bettor plays the hand. */
  circle: optional(yes),
  on: text,
  hand: optional(whole(1)),
  amount: positiveCents,
})

/** The same at a real table, where partners may have put it up together. */
const enteredWager = object({ ...wantedWager.fields, kumKum: placedWager.fields.kumKum })
export type WantedWager = Of<typeof enteredWager>

const MAX_WAGERS = 40

/** The commands at a table with a player-dealer before the deal. */
export const playerDealerCommands = {
  /** Takes the player-dealer position with this wager, or declines it with 0. */
  bank: { by: 'player', fields: { wager: cents } },
  /** All wagers of a player for the coming round; they replace those made before. None: no bet. */
  wager: { by: 'player', fields: { wagers: listOf(wantedWager, 0, MAX_WAGERS) } },
  /** The same, entered by the house dealer. */
  'enter-wagers': { by: 'dealer', fields: { wagers: listOf(enteredWager) } },
} as const

export const readBankedCommand = commandReader(playerDealerCommands)

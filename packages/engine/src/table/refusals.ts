import type { Cents } from '../money/cents.ts'
import type { Seat } from '../round/awaiting.ts'
import { refuser } from '../say/refusal.ts'
import type { Nothing } from '../say/saying.ts'

/** Why a table refuses a command. */
export interface TableRefusals {
  'table-closed': Nothing
  'take-a-seat': Nothing
  'seated-already': { seat: Seat }
  'table-full': Nothing
  'table-has-places': { places: number }
  'seat-taken': { seat: Seat }
  'name-seated-already': { name: string }
  'buy-in-bounds': { min: Cents; max: Cents }
  'buy-in-at-least': { min: Cents }
  'short-buy-used-up': { min: Cents }
  'seat-kept': { seat: Seat; name: string }
  'others-wait': Nothing
  'seat-is-free': Nothing
  'waiting-already': Nothing
  'not-waiting': Nothing
  'short-game': { players: number }
  'collection-owed': { cents: Cents }
  'leaving-already': Nothing
  'away-already': Nothing
  'back-already': Nothing
  'chips-between-rounds': Nothing
  'chips-at-most': { cents: Cents }
  /** The other players may win these chips: nobody takes a part of them away. */
  'table-stakes': Nothing
  'chips-wait-for-the-deal': Nothing
  'chips-off-at-most': { cents: Cents }
  'two-players-needed': Nothing
  /** Too few players have banked in time. */
  'game-over': Nothing
  /** This table has no player-dealer position for a third-party provider. */
  'no-providers-here': Nothing
  'making-up-already': Nothing
  'nothing-to-seal-for': Nothing
  'not-a-player-of-it': Nothing
  'agreed-already': Nothing
  'left-out-of-the-drawing': Nothing
  'cards-being-drawn': Nothing
  'nothing-to-cut': Nothing
  'player-dealer-cuts': Nothing
  'cut-already': Nothing
  'cut-bounds': { most: number }
  'no-free-hands': Nothing
  'no-more-free-hands': { most: number }
  'nothing-to-deal': Nothing
  'nothing-to-stop': Nothing
  'no-round-on': Nothing
  'nobody-is-to-act': Nothing
  /** `others`: whose turn it is, as records write it. */
  'others-are-to-act': { seat: Seat; others: readonly string[] }
  'not-your-seat': { seat: Seat }
  'somebody-sits-there': Nothing
  /** The table's settings cannot change, nor its game, nor who may come in. */
  'settings-stay': Nothing
  'game-stays': Nothing
  'privacy-stays': Nothing
  /** A command of another family. */
  'not-in-this-game': { command: string }
}

/** Refuses a command at a table. */
export const refuseAtTable = refuser<TableRefusals>()

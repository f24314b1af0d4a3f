import type { Seat } from './awaiting.ts'

/**
 * A disc that a house dealer lays on the felt, by what stands on it: it marks the deal, the action or the
 * player-dealer's turn.
 */
export type ButtonKind =
  | 'dealer'
  | 'small-blind'
  | 'big-blind'
  | 'kill'
  | 'first-bank'
  | 'second-bank'
  | 'bank'
  | 'action'
  | 'envy'
  | 'house-way'
  | 'first'

/** Where a button lies at a seat: before its player, on its hand, or beside one of its wagers. */
export type ButtonPlace =
  | { readonly seat: Seat; readonly near: 'player' | 'hand' }
  /** `by`: a bettor on the seat's back line. */
  | { readonly seat: Seat; readonly near: 'wager'; readonly on: string; readonly by?: string }

/** A button that lies on the table, and where. */
export interface Button {
  readonly kind: ButtonKind
  readonly at: ButtonPlace
}

/**
 * The buttons with one more. A button before a player is the only one of its kind: it moves from wherever it
 * lay.
 */
export function withButton(buttons: readonly Button[], button: Button): Button[] {
  const lying = buttons.filter(({ kind }) => button.at.near !== 'player' || kind !== button.kind)
  lying.push(button)
  return lying
}

/** The place of a button before a seat. */
export const beforeSeat = (seat: Seat): ButtonPlace => ({ seat, near: 'player' })

import type { Extent, Needs } from './arrange.ts'

export const extent = (width: number, height: number): Extent => ({ width, height })

/** A place without cards of its own, with some, and with many. */
export const BARE_SEAT = [extent(96, 58), extent(170, 36)]
const CARD_SEAT = [extent(104, 92), extent(190, 54)]
export const LARGE_SEAT = [extent(118, 112), extent(220, 66)]

/** The needs of a pot game and of one against a player-dealer; they stay the same during a round. */
export const POT_NEEDS: Needs = { seat: CARD_SEAT, middle: extent(330, 120), own: extent(250, 130) }
export const BANKED_NEEDS: Needs = { seat: CARD_SEAT, middle: extent(240, 110), own: extent(330, 170) }

import { type Of, object, optional, seatNumber } from '../../shape/shape.ts'
import { panSetup } from '../rules/setup.ts'

const { chip, ante } = panSetup.fields

/** What the house sets for every hand of a table. */
export const panHouseSetup = object({ chip, ante })
export type PanHouseSetup = Of<typeof panHouseSetup>

/** The note of a hand that a player has won. */
export const notedOfEnd = object({ winner: seatNumber })

/** The winner of the last hand is the first of the next. */
export const panMemory = object({ first: optional(seatNumber) })
export type PanMemory = Of<typeof panMemory>

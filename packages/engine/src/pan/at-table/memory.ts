import { type Of, object, optional, seatNumber } from '../../shape/shape.ts'
import { panSetup } from '../rules/setup.ts'

const { chip, ante } = panSetup.fields

/** What the house sets for every hand of a table. */
export const houseSetup = object({ chip, ante })
export type HouseSetup = Of<typeof houseSetup>

/** What is noted of a hand that somebody has won. */
export const notedOfEnd = object({ winner: seatNumber })

/** Who won the last hand is the first of the next. */
export const memory = object({ first: optional(seatNumber) })
export type Memory = Of<typeof memory>

import { cents, listOf, type Of, object, optional, positiveCents, seatNumber } from '../../shape/shape.ts'

/** The part of a record that says how a hand of Pan starts. */
export const panSetup = object({
  /** What a condition of one chip pays. */
  chip: positiveCents,
  /** The tops: what each player puts up to be dealt in, and loses by passing. Without it there are none. */
  ante: optional(positiveCents),
  seats: listOf(object({ seat: seatNumber, stack: cents }), 2),
  /** Where the last hand was won; without it the lowest card decides who is first. */
  first: optional(seatNumber),
})

/** How a round of Pan starts. */
export type PanSetup = Of<typeof panSetup>

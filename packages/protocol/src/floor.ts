import type { IncidentOffer, IncidentSubject, Seat, WeighedRuling } from '@cardroom/engine'
import { z } from 'zod'
import { centsSchema, hand, seat } from './values.ts'

/** A card by its place: the floor points at it without knowing what it is. */
const cardAt = z.strictObject({
  place: z.string().min(1).max(12),
  hand: hand.optional(),
  at: z.int().min(0).max(60),
})

/** What the floor rules: what happened, whose hand or wager it is about, which cards, how much. */
export const wantedRuling = z.strictObject({
  name: z.string().min(1).max(40),
  seat: seat.optional(),
  by: z.string().min(1).max(20).optional(),
  cards: z.array(cardAt).max(20).optional(),
  cents: centsSchema.optional(),
})
/** A ruling that the floor wants to make. */
export type WantedRulingMessage = z.infer<typeof wantedRuling>

/** A question of the floor before it rules. */
export const floorQuestion = z.discriminatedUnion('about', [
  /** Which incidents are possible now. */
  z.strictObject({ about: z.literal('offers') }),
  /** What can be named with an incident. */
  z.strictObject({ about: z.literal('choices'), name: z.string().min(1).max(40) }),
  /** What a ruling would lead to. */
  z.strictObject({ about: z.literal('ruling'), ruling: wantedRuling }),
])
/** What the floor asks before it rules. */
export type FloorQuestion = z.infer<typeof floorQuestion>

/** The answer; `version` is that of the table to which it applies. */
export interface FloorAnswer {
  readonly version: number
  readonly offers?: readonly IncidentOffer[]
  readonly choices?: readonly IncidentSubject[]
  readonly weighed?: WeighedRuling
}

/** The floor at a table. */
export interface FloorView {
  /** The seat of the table's runner, if that person has one. */
  readonly runs?: Seat
  /** The game stands still until then, by the server's clock: the floor is ruling, or a seat has called it. */
  readonly holds?: {
    readonly for: 'ruling' | 'call'
    readonly seat?: Seat
    readonly until: number
    readonly now: number
  }
}

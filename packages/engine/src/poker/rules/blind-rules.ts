import type { Cite } from '../../rules/cite.ts'
import { cite } from '../../rules/shape.ts'
import { listOf, object, oneOf, optional, positiveCents, type Shape, whole } from '../../shape/shape.ts'

/** By posting, by a straddle left of the big blind, or by waiting. */
const COME_BACKS = ['post', 'straddle', 'wait'] as const
/** How a player who has missed blinds may come back. */
export type ComeBack = (typeof COME_BACKS)[number]

/** Games of one limit, by its lower and its upper bet. */
type Bets = readonly number[]

/**
 * What a filing prints about joining a game with blinds and about missing them; a missing field is not
 * printed.
 */
export interface BlindRules {
  /** A player who enters a new game is dealt in free until a blind has passed the seat in its first round. */
  readonly freeHands?: Cite
  /** The button next passes over a player who posted between it and the blinds. */
  readonly inTheMiddle?: Cite
  /** Only one newcomer posts a live blind on a deal; the others wait. */
  readonly oneLiveBlind?: Cite
  /**
   * How a player comes back in whom a blind has passed; by default by posting what was missed, or on the big
   * blind.
   */
  readonly missed?: { readonly ways: readonly ComeBack[]; readonly cite: Cite }
  /** A player who waits for the big blind and comes to the small one instead still posts the big one. */
  readonly twoBigBlinds?: Cite
  /** From this limit on, a player makes up a blind that passed by because others left. */
  readonly allMadeUp?: { readonly from: Bets; readonly cite: Cite }
  /**
   * At this limit a player who was never dealt in stops being a newcomer once the blinds have passed this
   * often.
   */
  readonly newNoLonger?: { readonly after: number; readonly at: Bets; readonly cite: Cite }
  /** What a player does to be dealt in after a change of seat away from the big blind. */
  readonly seatChange?: {
    readonly ways: readonly ComeBack[]
    readonly cite: Cite
    /** Other players may let the blinds pass them by once, and wait. */
    readonly letPass?: Cite
  }
}

const bets = listOf(positiveCents, 2, 2)
const ways = listOf(oneOf(...COME_BACKS), 1)

/** The shape of what a filing prints of blinds. */
export const blindRulesShape: Shape<BlindRules> = object({
  freeHands: optional(cite),
  inTheMiddle: optional(cite),
  oneLiveBlind: optional(cite),
  missed: optional(object({ ways, cite })),
  twoBigBlinds: optional(cite),
  allMadeUp: optional(object({ from: bets, cite })),
  newNoLonger: optional(object({ after: whole(1), at: bets, cite })),
  seatChange: optional(object({ ways, cite, letPass: optional(cite) })),
})

import type { Cite } from '../../rules/cite.ts'
import { cite } from '../../rules/shape.ts'
import { listOf, object, oneOf, optional, positiveCents, type Shape, whole } from '../../shape/shape.ts'

/** By posting, by a straddle left of the big blind, or by waiting. */
export const COME_BACKS = ['post', 'straddle', 'wait'] as const
/** How one who has missed blinds may come back. */
export type ComeBack = (typeof COME_BACKS)[number]

/** Games of one limit, by its lower and its upper bet. */
type Bets = readonly number[]

/** What a filing prints of coming to a game with blinds and of missing them; each only where it is printed. */
export interface BlindRules {
  /** Who enters a new game is dealt in free, as long as no blind has passed the seat in its first round. */
  readonly freeHands?: Cite
  /** Who posts between the button and the blinds is passed over by the button the next time. */
  readonly inTheMiddle?: Cite
  /** Only one of those who come in posts a live blind on a deal; the others wait. */
  readonly oneLiveBlind?: Cite
  /** How one comes back in whom a blind has passed; else by posting what was missed, or on the big blind. */
  readonly missed?: { readonly ways: readonly ComeBack[]; readonly cite: Cite }
  /** One who waits for the big blind and comes to the small one instead posts the big one all the same. */
  readonly twoBigBlinds?: Cite
  /** From this limit on a blind that passed a player by, when others left, is made up. */
  readonly allMadeUp?: { readonly from: Bets; readonly cite: Cite }
  /** At this limit one who was never dealt in is no newcomer any more once the blinds have passed so often. */
  readonly newNoLonger?: { readonly after: number; readonly at: Bets; readonly cite: Cite }
  /** Who changes seats away from the big blind does one of these to be dealt in. */
  readonly seatChange?: {
    readonly ways: readonly ComeBack[]
    readonly cite: Cite
    /** Others may let the blinds pass them by once, and wait. */
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

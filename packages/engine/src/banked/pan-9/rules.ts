import type { Cite } from '../../rules/cite.ts'
import type { BankedRules } from '../rules.ts'
import type { Pan9Incident } from './incident.ts'

/** The rule set of a Super Pan 9 game. */
export interface Pan9Rules extends BankedRules {
  readonly family: 'pan-9'
  readonly incidents: readonly Pan9Incident[]
  /** Three cards each, one more for a player who wants it. */
  readonly deal: { readonly cards: number; readonly cite: Cite }
  /** In turn from the player-dealer's left. */
  readonly decision: { readonly cite: Cite }
  /** Who decides when those who bet on a hand do not agree: the largest wager, the seat's own player among equals. */
  readonly dispute: { readonly cite: Cite }
  /** A player who keeps so little is warned. */
  readonly warned: { readonly upTo: number; readonly cite: Cite }
  /** The player-dealer, opened last, must draw up to this total and stand from that one; between them it chooses. */
  readonly bankDraws: { readonly upTo: number; readonly standsFrom: number; readonly cite: Cite }
  /** How the house plays a hand that it is asked to play. */
  readonly houseWay: { readonly drawsUpTo: number; readonly cite: Cite }
  readonly higher: { readonly cite: Cite }
  readonly lower: { readonly cite: Cite }
  readonly equal: { readonly cite: Cite }
}

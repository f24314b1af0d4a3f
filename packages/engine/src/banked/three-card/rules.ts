import type { Cite } from '../../rules/cite.ts'
import type { FiveCardHand, ThreeCardHand } from '../hands.ts'
import type { BankedIncident } from '../incident.ts'
import type { BankedRules } from '../rules.ts'
import type { BonusTable, ShowdownTable } from '../showdown.ts'

/** The rule set of a three card poker game. */
export interface ThreeCardRules extends BankedRules {
  readonly family: 'three-card'
  readonly incidents: readonly BankedIncident[]
  readonly deal: { readonly cite: Cite }
  /** The order of hands of three cards. */
  readonly hands?: { readonly cite: Cite }
  /** The bottom card of the player-dealer's stack is turned up before any decision. */
  readonly exposed: { readonly cite: Cite }
  /** After looking at the cards: a Play wager as large as the Ante, or a fold. */
  readonly decision: { readonly cite: Cite }
  /** What a fold gives up, and what stays in action all the same. */
  readonly fold: {
    readonly forfeits: readonly { readonly on: string; readonly cite: Cite }[]
    readonly keeps: readonly { readonly on: string; readonly cite: Cite }[]
  }
  /** The lowest card that a player-dealer's hand without a pair must have to qualify. */
  readonly qualifier: { readonly high: string; readonly cite: Cite }
  readonly showdown: ShowdownTable<'ante' | 'play'>
  /** On the player's three cards. */
  readonly pairPlus: BonusTable<ThreeCardHand>
  /** On the best five of the player's three and the player-dealer's three. */
  readonly sixCard: BonusTable<FiveCardHand>
}

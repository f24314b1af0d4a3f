import type { Cite } from '../../rules/cite.ts'
import type { Readings } from '../../rules/readings.ts'
import type { FiveCardHand, ThreeCardHand } from '../hands.ts'
import type { BankedIncident } from '../incident.ts'
import type { BankedRules } from '../rules.ts'
import type { BonusTable } from '../showdown.ts'

/** The bets that may be taken back, in the order in which they are decided. */
export type PulledBet = 'bet-1' | 'bet-2'

/** The rule set of a Let It Ride game. */
export interface LetItRideRules extends BankedRules {
  readonly family: 'let-it-ride'
  readonly incidents: readonly BankedIncident[]
  readonly deal: { readonly cite: Cite }
  /** The order of hands of five cards. */
  readonly hands?: { readonly cite: Cite }
  /** The player-dealer has no hand: of its three cards two become the community cards, one is never seen. */
  readonly community: { readonly cite: Cite }
  /**
   * From the house dealer's left: players decide on the first bet before the first community card, on the
   * second before the second.
   */
  readonly pulls: readonly { readonly bet: PulledBet; readonly cite: Cite; readonly back: Cite }[]
  /** From the house dealer's right, against the clock. */
  readonly opening: { readonly cite: Cite }
  /** The lowest pair that wins. */
  readonly leastPair: { readonly rank: string; readonly cite: Cite }
  /** What each bet still on the table is paid for three cards and the two of the board. */
  readonly base: BonusTable<LetItRideHand>
  /** Other tables that the filing prints, by what the reading `basePays` calls them. */
  readonly otherBases?: Readonly<Record<string, BonusTable<LetItRideHand>>>
  /** On the player's own three cards. */
  readonly threeCard: BonusTable<ThreeCardHand>
}

/** A hand as the pay table of Let It Ride names it. */
export type LetItRideHand = Exclude<FiveCardHand, 'Pair'> | 'Winning pair' | 'Low pair'

/** The rules with the pay table that the reading in force chooses. */
export function basePaysUnder(rules: LetItRideRules, { basePays }: Readings): LetItRideRules {
  const base = basePays === undefined ? undefined : rules.otherBases?.[basePays]
  return base ? { ...rules, base } : rules
}

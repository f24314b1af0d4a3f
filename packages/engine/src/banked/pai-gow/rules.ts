import type { Cents } from '../../money/cents.ts'
import type { Odds } from '../../money/odds.ts'
import type { JokerUse } from '../../ranking/high-rules.ts'
import type { Cite } from '../../rules/cite.ts'
import type { HouseWayChart } from './chart.ts'
import type { FortuneHand } from './fortune.ts'
import type { PaiGowIncident } from './incident.ts'
import type { TwoHandRules } from './two-hands.ts'

/** How the house dealer gets a hand of seven to every place. */
export type DealOrder =
  /** A card to each pile from left to right, the next from right to left, and so on. */
  | 'back-and-forth'
  /** A card to each pile, always from left to right. */
  | 'left-to-right'
  /** Seven cards at a time, as the machine delivers them. */
  | 'hand-by-hand'

/** In which order the piles are dealt out. */
export interface PileRule {
  readonly order: DealOrder
  /** Other ways that the filing allows or leaves open, by the value of the reading `deal`. */
  readonly others?: Readonly<Record<string, DealOrder>>
  readonly cite: Cite
}

/** A row of the Fortune pay table; tables are read from the top. */
export interface FortuneRow {
  readonly hand: FortuneHand
  readonly pays: Odds | 'push'
  /** What each Envy button is paid for another's hand. */
  readonly envy?: Cents
  readonly cite: Cite
}

/** The Fortune bonus: its pay table and its Envy prizes. */
export interface FortuneRule {
  readonly pays: readonly FortuneRow[]
  readonly loses: Cite
  readonly envy: {
    /** A Fortune bet of so much brings an Envy button. */
    readonly least: Cents
    readonly buttons: 'everybody' | 'seated'
    readonly cite: Cite
  }
}

/** A bet that the player-dealer is dealt nothing better than an ace. */
export interface AceHighRule {
  readonly both: { readonly pays: Odds; readonly cite: Cite }
  readonly withJoker: { readonly pays: Odds; readonly cite: Cite }
  readonly withoutJoker: { readonly pays: Odds; readonly cite: Cite }
  readonly loses: Cite
}

/** The rule set of a pai gow poker game. */
export interface PaiGowPokerRules extends TwoHandRules {
  readonly family: 'pai-gow'
  readonly incidents: readonly PaiGowIncident[]
  readonly joker: { readonly is: JokerUse; readonly cite: Cite }
  readonly deal: PileRule
  /** The order of hands. */
  readonly hands?: { readonly cite: Cite }
  /** A front that outranks the back loses; `loses`, where that is printed apart. */
  readonly foul: { readonly loses?: Cite; readonly cite: Cite }
  /** The house way, or what a house dealer who is asked would advise. */
  readonly houseWay: { readonly chart: HouseWayChart; readonly cite: Cite }
  readonly fortune?: FortuneRule
  readonly aceHigh?: AceHighRule
  /** A player-dealer with nothing better than an ace pushes with everybody, and nobody sets a hand. */
  readonly aceHighPush?: { readonly cite: Cite }
}

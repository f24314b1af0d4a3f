import type { Cite } from '../../rules/cite.ts'
import type { FiveCardHand } from '../hands.ts'
import type { BankedIncident } from '../incident.ts'
import type { BankedRules, PayTable } from '../rules.ts'
import type { BonusTable, ShowdownTable } from '../showdown.ts'

/** When a Play wager can be made, and how many times the Ante it is. */
export interface UltimateStreet {
  /** Community cards that are turned up first. */
  readonly turns: number
  readonly bets: readonly number[]
  /** Without a bet the player goes on, or is out. */
  readonly otherwise: 'check' | 'fold'
  readonly cite: Cite
}

/** The rule set of an Ultimate Texas Hold’em game. */
export interface UltimateRules extends BankedRules {
  readonly family: 'ultimate'
  readonly incidents: readonly BankedIncident[]
  /** From the house dealer's left, by machine two cards at a time, from a shoe one. */
  readonly deal: { readonly shuffler: Cite; readonly shoe: Cite }
  /** The order of hands of five cards. */
  readonly hands?: { readonly cite: Cite }
  readonly streets: readonly UltimateStreet[]
  /** A Play wager is made once and stays as it is. */
  readonly once: { readonly cite: Cite }
  /** What a fold gives up; a Trips bet only if its hand does not win. */
  readonly fold: { readonly cite: Cite; readonly tripsStay: Cite }
  /** The lowest hand with which the player-dealer qualifies. */
  readonly qualifier: {
    readonly cite: Cite
    /** The cloth has to say so. */
    readonly cloth?: Cite
  }
  readonly showdown: ShowdownTable<'ante' | 'play'>
  /** Paid by the player's own hand, if it wins; the filing's lines for a hand below the table, a tie and a loss. */
  readonly blind: {
    readonly pays: PayTable<FiveCardHand>
    readonly below: Cite
    readonly equal: Cite
    readonly lower: Cite
  }
  readonly trips: BonusTable<FiveCardHand>
}

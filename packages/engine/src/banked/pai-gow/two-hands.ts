import type { Card } from '../../cards/card.ts'
import type { IncidentRow } from '../../floor/incident.ts'
import type { Odds } from '../../money/odds.ts'
import type { Cite } from '../../rules/cite.ts'
import { BANKED_CONSEQUENCES, type BankedAutomaticConsequence, type BankedMoment } from '../incident.ts'
import type { Verdict } from '../live.ts'
import type { BankedRules } from '../rules.ts'
import type { HandComparison } from '../showdown.ts'

/** A hand set as two: the low hand in front, the high hand behind it. */
export interface TwoHandSetting {
  readonly front: readonly Card[]
  readonly back: readonly Card[]
}

/** Who sets the hands, and when. */
export interface SettingRule {
  /** Players set their own hands; a filing may let them ask the house dealer for the house way. */
  readonly players: { readonly houseWay: boolean; readonly cite: Cite }
  readonly bank: {
    /** The house dealer sets the player-dealer's hand by the chart, or the player-dealer decides. */
    readonly by: 'chart' | 'player-dealer'
    /** A player-dealer who decides may ask for the house way. */
    readonly houseWay?: true
    /** Before or after the players. */
    readonly when: 'first' | 'last'
    readonly cite: Cite
  }
  /** Of several who bet on a hand the one with the largest wager decides. */
  readonly largestWager?: { readonly cite: Cite }
}

/** What becomes of the base wager. A copy of either hand is the player-dealer's. */
export interface TwoHandShowdown {
  /** Both hands are higher. */
  readonly wins: { readonly pays: Odds; readonly cite: Cite }
  /** One is. */
  readonly pushes: { readonly cite: Cite }
  /** Neither is. */
  readonly loses: { readonly cite: Cite }
  readonly copy: { readonly cite: Cite }
}

/** What pai gow with cards and with dominoes have in common. */
export interface TwoHandRules extends BankedRules {
  readonly setting: SettingRule
  readonly showdown: TwoHandShowdown
}

/** The base wager, by how the player's two hands compare with the player-dealer's. */
export function baseVerdict(rules: TwoHandShowdown, front: HandComparison, back: HandComparison): Verdict {
  const higher = [front, back].filter(one => one === 'higher').length
  if (higher === 2) return { outcome: 'win', odds: rules.wins.pays, rule: rules.wins.cite }
  const rule = front === 'equal' || back === 'equal' ? rules.copy.cite : undefined
  return higher === 1
    ? { outcome: 'push', rule: rule ?? rules.pushes.cite }
    : { outcome: 'lose', rule: rule ?? rules.loses.cite }
}

/** What may follow when the floor rules in games of two hands. */
export const TWO_HAND_CONSEQUENCES = [
  ...BANKED_CONSEQUENCES,
  /** A hand that the house dealer has set otherwise than the chart has it. */
  'set-right-by-the-chart',
] as const
/** One of the things that may follow when the floor rules in games of two hands. */
export type TwoHandConsequence = (typeof TWO_HAND_CONSEQUENCES)[number]

/** An incident of games whose hands are set as two, with cards or with dominoes. */
export type TwoHandIncident = IncidentRow<BankedMoment, TwoHandConsequence, BankedAutomaticConsequence>

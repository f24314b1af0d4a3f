import type { IncidentRow } from '../floor/incident.ts'
import { type FloorRules, incidentsOf, ruledBy, ruleOn } from '../floor/rule-on.ts'
import { bankedAtOnce, bankedConsequences } from './consequences.ts'
import type { BankedConsequence, BankedMoment } from './incident.ts'
import { isBankedMoment } from './moments.ts'
import { misnamed } from './named.ts'
import type { BankedRound, Ruler } from './round.ts'
import type { BankedRules } from './rules.ts'

/** How the floor of a family rules on its incidents. */
export interface FamilyFloor<R extends BankedRules, When extends string, Then extends string>
  extends FloorRules<BankedRound<R>, When, Then> {
  /** A ruling on the house dealer's mistake in the deal comes before the deal goes on. */
  readonly atOnce: readonly Then[]
}

type Incidents<When extends string, Then extends string> = {
  readonly incidents: readonly IncidentRow<When, Then, string>[]
}

/** Makes the ruler of a round, which takes its rulings. */
export const rulerOf = <
  R extends BankedRules & Incidents<When, Then>,
  When extends string,
  Then extends string,
>(
  floor: FamilyFloor<R, When, Then>,
  round: BankedRound<R>,
): Ruler => ({
  incidents: () => incidentsOf(round),
  ruledBy: ruling => ruledBy(floor, round, ruling),
  rule: ruling => ruleOn(floor, round, ruling),
  atOnce: ({ name }) =>
    round.rules.incidents.some(
      row => row.name === name && row.written === 'ruling' && floor.atOnce.some(then => then === row.then),
    ),
})

/** The floor of games that know no other consequences. */
export const playerDealerFloor: FamilyFloor<BankedRules, BankedMoment, BankedConsequence> = {
  isNow: (when, { play, ruling }) => isBankedMoment(when, play, ruling),
  misnamed,
  consequences: bankedConsequences,
  atOnce: bankedAtOnce,
}

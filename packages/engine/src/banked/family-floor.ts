import type { IncidentRow } from '../floor/incident.ts'
import { type Floor, incidentsOf, ruledBy, ruleOn } from '../floor/rule-on.ts'
import { bankedAtOnce, bankedConsequences } from './consequences.ts'
import type { BankedConsequence, BankedMoment } from './incident.ts'
import { isNow } from './moments.ts'
import { misnamed } from './named.ts'
import type { BankedRound, Ruler } from './round.ts'
import type { BankedRules } from './rules.ts'

/** What a family has to say to what goes wrong at its tables. */
export interface FamilyFloor<R extends BankedRules, When extends string, Then extends string>
  extends Floor<BankedRound<R>, When, Then> {
  /** What the house dealer does to a card in the deal is ruled on before the deal goes on. */
  readonly atOnce: readonly Then[]
}

type Incidents<When extends string, Then extends string> = {
  readonly incidents: readonly IncidentRow<When, Then, string>[]
}

/** One who takes the rulings of a round. */
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
  isNow: (when, { play, ruling }) => isNow(when, play, ruling),
  misnamed,
  consequences: bankedConsequences,
  atOnce: bankedAtOnce,
}

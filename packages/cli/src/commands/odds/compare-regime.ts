import { isRefusal, type PlayerDealerRules, type Refusal, sayer } from '@cardroom/engine'
import { type Circumstances, oddsOf, type ReadingCompared, type Watch } from '@cardroom/lab'
import type { RegimeSentences } from '@cardroom/rulebook'
import { AS_FILED, gameUnder, type Regime, refuseRegime } from '@cardroom/rulebook/regimes'

const say = sayer<RegimeSentences>()

/** The odds of a game as filed, and with the least that a regime would have changed in it. */
export async function compareRegime(
  regime: Regime,
  rules: PlayerDealerRules,
  circumstances: Circumstances,
  watch: Watch,
): Promise<ReadingCompared | Refusal> {
  const changed = gameUnder(regime, rules)
  if (changed === rules) return refuseRegime('regime-changes-nothing', { regime: regime.id, game: rules.id })
  const filed = await oddsOf(rules, circumstances, watch)
  if (isRefusal(filed)) return filed
  const under = await oddsOf(changed, circumstances, watch)
  if (isRefusal(under)) return under
  return {
    game: rules.id,
    decks: circumstances.decks,
    method: under.method,
    compared: regime.id,
    why: say('regime-compared', { name: regime.name }),
    values: [
      { value: AS_FILED, wagers: filed.wagers },
      { value: regime.id, wagers: under.wagers },
    ],
  }
}

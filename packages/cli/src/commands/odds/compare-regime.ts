import { isRefusal, type PlayerDealerRules, type Refusal, sayer } from '@cardroom/engine'
import { type Circumstances, oddsOf, type ReadingComparison, type Watch } from '@cardroom/lab'
import type { RegimeSentences } from '@cardroom/rulebook'
import { AS_FILED, gameUnder, type Regime, refuseRegime } from '@cardroom/rulebook/regimes'

const say = sayer<RegimeSentences>()

/** The odds of a game as filed, and with the fewest changes that a regime asks for. */
export async function compareRegime(
  regime: Regime,
  rules: PlayerDealerRules,
  circumstances: Circumstances,
  watch: Watch,
): Promise<ReadingComparison | Refusal> {
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

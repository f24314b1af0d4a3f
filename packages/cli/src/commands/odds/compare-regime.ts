import { isRefusal, type PlayerDealerRules, type Refusal, sayer } from '@cardroom/engine'
import { type Circumstances, oddsOf, type ReadingComparison, type Watch } from '@cardroom/lab'
import type { RegimeSentences } from '@cardroom/rulebook'
import { AS_FILED, gameUnder, type Regime, refuseRegime } from '@cardroom/rulebook/regimes'
import { english } from '@cardroom/words/en'
import { style } from '../../terminal/style.ts'
import { inColumns } from '../../terminal/table.ts'
import { decksText, percent } from './print-odds.ts'

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

export function printCompared({ game, decks, compared, why, values }: ReadingComparison<string>): string {
  const [first, ...others] = values
  const names = ['wager', `${first!.value} (default)`, ...others.flatMap(one => [one.value, 'change'])]
  const rows = first!.wagers.map(wager => [
    wager.on,
    percent(wager.edge),
    ...others.flatMap(one => {
      const edge = one.wagers.find(other => other.on === wager.on)?.edge
      return edge === undefined
        ? ['', '']
        : [percent(edge), edge === wager.edge ? '-' : percent(edge - wager.edge)]
    }),
  ])
  return [
    `${style('bold', game)}, ${decksText(decks)}, compared: ${style('bold', compared)}`,
    english.say(why),
    inColumns([names.map(name => style('bold', name)), ...rows]),
  ].join('\n\n')
}

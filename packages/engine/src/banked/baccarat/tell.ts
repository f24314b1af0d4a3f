import type { ToldStep } from '../../round/told-step.ts'
import type { View } from '../../round/view.ts'
import type { Readings } from '../../rules/readings.ts'
import { cardsSeen } from '../advice.ts'
import { tell } from '../tell-sentences.ts'
import { bankerDraws, chartInForce, isNatural, playerDraws, type TwoCards } from './chart.ts'
import { points, totalOf } from './points.ts'
import type { BaccaratRules, DrawingChart } from './rules.ts'

/** Why a third card comes, or none, once both hands have two. */
export function tellBaccaratDraws(
  { chart: filed }: BaccaratRules,
  view: View,
  readings: Readings,
): readonly ToldStep[] {
  const chart = chartInForce(filed, readings)
  const [player, banker] = [cardsSeen(view, 'player'), cardsSeen(view, 'banker')]
  if (player.length < 2 || banker.length < 2) return []
  const two = { player: totalOf(player.slice(0, 2)), banker: totalOf(banker.slice(0, 2)) }
  if (isNatural(chart, two)) {
    const who = two.player >= two.banker ? 'player' : 'banker'
    return [{ saying: tell('tell-natural', { who, total: two[who] }), cite: chart.natural.cite }]
  }
  const draws = playerDraws(chart, two)
  const ofPlayer: ToldStep = {
    saying: tell(draws ? 'tell-draws' : 'tell-stands', { who: 'player', total: two.player }),
    cite: chart.playerDraws.cite,
  }
  if (draws && player.length < 3) return [ofPlayer]
  return [ofBanker(chart, two, player[2] === undefined ? undefined : points(player[2])), ofPlayer]
}

function ofBanker(chart: DrawingChart, two: TwoCards, third: number | undefined): ToldStep {
  const draws = bankerDraws(chart, two, third)
  const of = { who: 'banker', total: two.banker }
  if (third === undefined) {
    return { saying: tell(draws ? 'tell-draws' : 'tell-stands', of), cite: chart.bankerAlone.cite }
  }
  const row = chart.banker.find(one => one.total === two.banker)
  return {
    saying: tell(draws ? 'tell-draws-against' : 'tell-stands-against', { ...of, third }),
    cite: row?.cite ?? chart.bankerAlone.cite,
  }
}

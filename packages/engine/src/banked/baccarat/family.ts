import type { ToldStep } from '../../round/told-step.ts'
import type { View } from '../../round/view.ts'
import type { Readings } from '../../rules/readings.ts'
import { cite, filedRule, odds, underReading } from '../../rules/shape.ts'
import { expecting } from '../../shape/sentences.ts'
import { listOf, matching, object, oneOf, optional, type Shape, text, whole } from '../../shape/shape.ts'
import { cardsSeen } from '../advice.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { bankedFields, wagerFields } from '../shape.ts'
import { tell } from '../tell-sentences.ts'
import { baccaratBoard } from './board.ts'
import { bankerDraws, chartInForce, isNatural, playerDraws, points, type TwoCards, totalOf } from './chart.ts'
import { BaccaratCourse } from './play.ts'
import type { BaccaratRules, DrawingChart } from './rules.ts'
import { baccaratSheet, baccaratSteps } from './sheet.ts'

const hand = optional(object({ total: optional(whole(0)), cards: optional(whole(2)) }))

const event = object({ winner: oneOf('player', 'banker', 'either', 'nobody'), with: hand, over: hand })

const digits: Shape<string> = matching(/^\d*$/, expecting('third-cards'))

const upTo = object({ upTo: whole(0), cite })

const baccaratShape: Shape<BaccaratRules> = object({
  ...bankedFields,
  family: oneOf('baccarat'),
  wagers: listOf(
    object({
      ...wagerFields,
      wins: listOf(object({ when: event, pays: odds, cite }), 1),
      loses: filedRule,
      pushes: optional(listOf(object({ when: event, reading: optional(underReading), cite }))),
    }),
    1,
  ),
  deal: optional(filedRule),
  hands: optional(filedRule),
  houseWay: optional(object({ drawsUpTo: whole(0), cite })),
  chart: object({
    playerDraws: upTo,
    bankerAlone: upTo,
    natural: object({ from: whole(0), unless: optional(object({ reading: text, is: text })), cite }),
    banker: listOf(object({ total: whole(0), drawsOn: digits, cite }), 8, 8),
  }),
})

/** Why a third card comes, or none, once both hands have two. */
function tellBaccaratDraws(
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

/** Baccarat against a player-dealer. */
export const baccarat = banked<BaccaratRules>({
  name: 'baccarat',
  rules: baccaratShape,
  table: playerDealerTable,
  course: round => new BaccaratCourse(round),
  steps: baccaratSteps,
  sheet: baccaratSheet,
  tell: tellBaccaratDraws,
  suitsMatter: () => false,
  board: baccaratBoard,
  advise: () => {
    throw new Error('nobody decides anything in baccarat')
  },
})

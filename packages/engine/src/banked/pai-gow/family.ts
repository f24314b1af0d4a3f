import { refuse } from '../../say/refusal.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { adviseHouseWay } from './advise.ts'
import { setByChart } from './house-way.ts'
import { PaiGowPlay } from './play.ts'
import { rankingOf } from './rankings.ts'
import type { PaiGowPokerRules } from './rules.ts'
import { paiGowShape } from './shape.ts'
import { paiGowSheet, paiGowSteps } from './sheet.ts'

export const paiGow = banked<PaiGowPokerRules>({
  name: 'pai-gow',
  rules: paiGowShape,
  table: playerDealerTable,
  play: (rules, setup, house, fees) => new PaiGowPlay(rules, setup, house, fees),
  check: ({ seats }, { pile }) =>
    pile !== undefined && pile > seats.places ? refuse(`pile: there are ${seats.places}`) : undefined,
  steps: paiGowSteps,
  sheet: paiGowSheet,
  advise: ({ houseWay, joker }, view, ask) =>
    adviseHouseWay(view, ask, cards => setByChart(houseWay.chart, cards, rankingOf(joker.is), joker.is)),
})

import { within } from '../../say/refusal.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { refuseBankedRound } from '../refusals.ts'
import { adviseHouseWay } from './advise.ts'
import { setByChart } from './house-way.ts'
import { PaiGowCourse } from './play.ts'
import { rankingOf } from './rankings.ts'
import type { PaiGowPokerRules } from './rules.ts'
import { paiGowShape } from './shape.ts'
import { paiGowSheet, paiGowSteps } from './sheet.ts'
import { tellHouseWay } from './tell.ts'

/** Pai gow poker against a player-dealer. */
export const paiGow = banked<PaiGowPokerRules>({
  name: 'pai-gow',
  rules: paiGowShape,
  table: playerDealerTable,
  course: round => new PaiGowCourse(round),
  check: ({ seats }, { pile }) =>
    pile !== undefined && pile > seats.places
      ? within(['pile'], refuseBankedRound('no-such-pile', { piles: seats.places }))
      : undefined,
  steps: paiGowSteps,
  sheet: paiGowSheet,
  tell: ({ houseWay, joker }, view, readings) =>
    tellHouseWay(view, cards =>
      setByChart(
        houseWay.chart,
        cards,
        rankingOf(joker.is, readings.wheel === 'second' ? 'second' : 'lowest'),
        joker.is,
      ),
    ),
  faceDown: { givenUp: [] },
  advise: ({ houseWay, joker }, view, ask) =>
    adviseHouseWay(view, ask, cards => setByChart(houseWay.chart, cards, rankingOf(joker.is), joker.is)),
})

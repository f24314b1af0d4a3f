import type { Cite } from '@cardroom/engine'
import type { PokerIncident } from '@cardroom/engine/poker'
import { comstockFlopIncidents } from '../comstock/incidents/flop.ts'
import {
  burns,
  deadHand,
  misdealIncident,
  outOfTurn,
  retrieved,
  silentChips,
} from '../poker/incidents/practice.ts'
import { printedAt, under } from '../poker/incidents/readings.ts'
import { says } from '../poker/incidents/sentences.ts'
import { towersRowsAsPractice } from '../towers/incidents/as-practice.ts'
import type { TowersVariant } from '../towers/incidents/incidents.ts'

/** The rulings that apply whichever list is taken over. */
const always: readonly PokerIncident[] = [
  ...silentChips,
  deadHand,
  retrieved,
  outOfTurn,
  ...burns,
  misdealIncident,
]

/** Comstock's list as practice, without the incidents that practice already covers. */
const comstockAsPractice = comstockFlopIncidents('practice').filter(
  row => !always.some(one => one.name === row.name),
)

/** The rules of Hold'em that Player's Casino points to, by the reading `holdemRules`; `own` lines are printed. */
export const playersHoldemIncidents = (
  copy: TowersVariant,
  own: Readonly<Record<string, Cite>> = {},
  printed: readonly PokerIncident[] = [],
): readonly PokerIncident[] => [
  ...printed,
  ...printedAt(own, under('holdemRules', 'comstock', comstockAsPractice)),
  ...printedAt(own, towersRowsAsPractice(copy, 'holdemRules')),
  ...always,
]

/** Big O and the game with two boards print nothing. */
export const playersPracticeIncidents = (
  printed: readonly PokerIncident[] = [],
): readonly PokerIncident[] => [...printed, ...under('incidents', 'comstock', comstockAsPractice), ...always]

export const noDiscard = (cite: Cite): PokerIncident => ({
  name: 'no-discard',
  names: ['hand'],
  then: 'dead-for-no-discard',
  says: says('no-discard', 'dead-hand'),
  cite,
  written: 'ruling',
})

import { type Path, type Refusal, refuser, within } from '@cardroom/engine'
import type { TilesRules } from '@cardroom/engine/banked'
import { namesOf } from '@cardroom/engine/cards'
import { type PaiGowPokerRules, rankingOf, setByChart } from '@cardroom/engine/pai-gow'
import { everySeven } from './every-seven.ts'
import type { OwnGameRefusals } from './refusals.ts'

const refuse = refuser<OwnGameRefusals>()

const at = (place: Path, refusal: Refusal): Refusal => within<never>(place, refusal)

/** Finds a hand that no row of a chart sets, before a player is dealt it. */
export function handLeftOut(rules: PaiGowPokerRules): Refusal[] {
  const cards = notSetBy(rules)
  return cards === undefined
    ? []
    : [at(['rules', 'houseWay', 'chart'], refuse('own-house-way-leaves-out', { cards }))]
}

/** Finds a house way for tiles without a last row for all other hands. */
export const tilesLeftOut = ({ houseWay }: TilesRules): Refusal[] =>
  houseWay.otherwise.some(({ high }) => high === 'any')
    ? []
    : [at(['rules', 'houseWay', 'otherwise'], refuse('own-house-way-needs-any', { high: 'any' }))]

function notSetBy({ houseWay, joker }: PaiGowPokerRules): string | undefined {
  const ranking = rankingOf(joker.is)
  for (const cards of everySeven()) {
    try {
      setByChart(houseWay.chart, cards, ranking, joker.is)
    } catch {
      return namesOf(cards)
    }
  }
  return undefined
}

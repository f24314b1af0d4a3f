import { type Path, type Refusal, type Rules, refuser, within } from '@cardroom/engine'
import { namesOf } from '@cardroom/engine/cards'
import { type PaiGowPokerRules, rankingOf, setByChart } from '@cardroom/engine/pai-gow'
import { everySeven } from './every-seven.ts'
import type { OwnGameRefusals } from './refusals.ts'

const refuse = refuser<OwnGameRefusals>()

/** A house way that leaves a hand to nobody: it would only be found when somebody is dealt that hand. */
export function unsetHands(rules: Rules): Refusal[] {
  if (rules.family === 'pai-gow') {
    const cards = notSetBy(rules)
    return cards === undefined
      ? []
      : [at(['rules', 'houseWay', 'chart'], refuse('own-house-way-leaves-out', { cards }))]
  }
  if (rules.family === 'tiles' && !rules.houseWay.otherwise.some(({ high }) => high === 'any'))
    return [at(['rules', 'houseWay', 'otherwise'], refuse('own-house-way-needs-any', { high: 'any' }))]
  return []
}

const at = (place: Path, refusal: Refusal): Refusal => within<never>(place, refusal)

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

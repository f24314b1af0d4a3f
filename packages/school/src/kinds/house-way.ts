import type { Rules, Told } from '@cardroom/engine'
import { type Card, cards, nameOf, parseCard } from '@cardroom/engine/cards'
import { ranked, rankingOf, settingOf } from '@cardroom/engine/pai-gow'
import { choices, rankTiles } from '@cardroom/engine/ranking'
import { say } from '../exercise/sentences.ts'
import { handsOnly, type Kind } from './kind.ts'

/** Which cards go in front, as the house sets them. */
export const houseWay: Kind = {
  has: ({ family }) => family === 'pai-gow' || family === 'tiles',
  find(table, chance) {
    const { game, house } = table
    const toldNow = (): readonly Told[] =>
      game
        .tell(table.round.view('house'), house.posted)
        .filter(({ saying }) => saying.say === 'tell-house-way')
    if (!table.playUntil(() => toldNow().length > 0)) return undefined
    const told = chance.pick(toldNow())
    const { who, front } = told?.saying.values ?? {}
    if (!told || typeof who !== 'string' || typeof front !== 'string') return undefined
    const view = table.round.view('house')
    const pile = view.piles.find(({ place, hand }) => place === who && hand === undefined)
    const dealt = pile?.cards.flatMap(name => parseCard(name) ?? []) ?? []
    const inFront = cards(front)
    return {
      question: say('ask-house-way', { who, count: inFront.length }),
      situation: { view: handsOnly(view), facts: [] },
      asked: { by: 'cards', from: [{ place: who }], count: inFront.length },
      key: {
        by: 'cards',
        cards: inFront.map(nameOf),
        others: alike(game.rules, house.posted.readings, dealt, inFront),
      },
      why: [{ text: told.saying, ...(told.cite === undefined ? {} : { cite: told.cite }) }],
    }
  },
}

type Worth = (front: readonly Card[], back: readonly Card[]) => string

/** Other cards in front that make the same two hands: one of two eights, whichever. */
function alike(
  rules: Rules,
  readings: Readonly<Record<string, string>>,
  dealt: readonly Card[],
  front: readonly Card[],
): readonly (readonly string[])[] {
  const worth = worthBy(rules, readings)
  const of = (some: readonly Card[]): string => {
    const setting = settingOf(dealt, some)
    return worth(setting.front, setting.back)
  }
  const key = front.toSorted().join()
  return [...choices(dealt, front.length)]
    .filter(some => some.toSorted().join() !== key && of(some) === of(front))
    .map(some => some.map(nameOf))
}

function worthBy(rules: Rules, readings: Readonly<Record<string, string>>): Worth {
  if (rules.family === 'pai-gow') {
    const ranking = rankingOf(rules.joker.is, readings.wheel === 'second' ? 'second' : 'lowest')
    return (front, back) => {
      const { frontRank, backRank } = ranked({ front, back }, ranking)
      return `${frontRank} ${backRank}`
    }
  }
  const count = readings.geeJoon === 'as-spotted' ? 'as-spotted' : 'three-or-six'
  const rank = ([a = 0, b = 0]: readonly Card[]): number => rankTiles(a, b, count)
  return (front, back) => `${rank(front)} ${rank(back)}`
}

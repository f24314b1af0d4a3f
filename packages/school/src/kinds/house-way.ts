import type { ToldStep } from '@cardroom/engine'
import { type Card, cards, nameOf, parseCard } from '@cardroom/engine/cards'
import { settingOf } from '@cardroom/engine/pai-gow'
import { choices } from '@cardroom/engine/ranking'
import { sayInSchool } from '../exercise/sentences.ts'
import { schoolFamilyOf } from '../families/families.ts'
import type { WorthOfSetting } from '../families/family.ts'
import { handsOnly } from '../table/quiet-view.ts'
import type { ExerciseMaker } from './exercise-maker.ts'

/** Which cards go in front, as the house sets them. */
export const houseWayExercise: ExerciseMaker = {
  has: rules => schoolFamilyOf(rules).setting !== undefined,
  find(table, chance) {
    const { game, house } = table
    const toldNow = (): readonly ToldStep[] =>
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
    const worth = schoolFamilyOf(game.rules).setting?.(game.rules, house.posted.readings)
    if (!worth) return undefined
    return {
      question: sayInSchool('ask-house-way', { who, count: inFront.length }),
      situation: { view: handsOnly(view), facts: [] },
      asked: { by: 'cards', from: [{ place: who }], count: inFront.length },
      key: {
        by: 'cards',
        cards: inFront.map(nameOf),
        others: equalSettings(worth, dealt, inFront),
      },
      why: [{ text: told.saying, ...(told.cite === undefined ? {} : { cite: told.cite }) }],
    }
  },
}

/** Other cards in front that make the same two hands: one of two eights, whichever. */
function equalSettings(
  worth: WorthOfSetting,
  dealt: readonly Card[],
  front: readonly Card[],
): readonly (readonly string[])[] {
  const of = (some: readonly Card[]): string => {
    const setting = settingOf(dealt, some)
    return worth(setting.front, setting.back)
  }
  const key = front.toSorted().join()
  return [...choices(dealt, front.length)]
    .filter(some => some.toSorted().join() !== key && of(some) === of(front))
    .map(some => some.map(nameOf))
}

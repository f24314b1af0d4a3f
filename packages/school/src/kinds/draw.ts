import type { Place, Round, ToldStep, View } from '@cardroom/engine'
import { sayInSchool } from '../exercise/sentences.ts'
import { schoolFamilyOf } from '../families/families.ts'
import { handsOnly } from '../table/quiet-view.ts'
import type { SeededTable } from '../table/seeded-table.ts'
import type { ExerciseMaker } from './exercise-maker.ts'

/** What the house dealer is told of a hand that draws, and of one that stands. */
const DRAWING_SAYINGS = ['tell-draws', 'tell-draws-against', 'tell-house-way-draws']
const STANDING_SAYINGS = ['tell-stands', 'tell-stands-against', 'tell-natural', 'tell-house-way-stands']
const HOUSE_WAY_SAYINGS = ['tell-house-way-draws', 'tell-house-way-stands']

/** Whether a hand draws or stands, where a chart leaves no choice. */
export const drawExercise: ExerciseMaker = {
  has: rules => schoolFamilyOf(rules).draws !== undefined,
  find(table, chance) {
    const { draws } = schoolFamilyOf(table.game.rules)
    const isDraw = chance.oneIn(2)
    const isHouseWay = chance.oneIn(2)
    const isMeant = (told: ToldStep): boolean =>
      (isDraw ? DRAWING_SAYINGS : STANDING_SAYINGS).includes(told.saying.say) &&
      (!draws?.houseWay || isHouseWay === HOUSE_WAY_SAYINGS.includes(told.saying.say))
    const toldNow = (round: Round): readonly ToldStep[] => openSteps(table, round).filter(isMeant)
    if (!table.playUntil(round => toldNow(round).length > 0)) return undefined
    const told = chance.pick(toldNow(table.round))
    if (!told) return undefined
    const place = placeOf(told)
    const view = table.round.view('house')
    return {
      question: sayInSchool(HOUSE_WAY_SAYINGS.includes(told.saying.say) ? 'ask-draw-house-way' : 'ask-draw', {
        who: place,
      }),
      situation: { view: handsOnly(view), facts: [] },
      asked: { by: 'choice', of: [sayInSchool('choice-draws'), sayInSchool('choice-stands')] },
      key: { by: 'choice', at: isDraw ? 0 : 1 },
      why: [{ text: told.saying, ...(told.cite === undefined ? {} : { cite: told.cite }) }],
    }
  },
}

const placeOf = ({ saying }: ToldStep): Place => String(saying.values?.who)

/** What is told of hands that have not drawn yet. */
function openSteps(table: SeededTable, round: Round): readonly ToldStep[] {
  const view = round.view('house')
  const count = schoolFamilyOf(table.game.rules).draws?.cards
  return table.game
    .tell(view, table.house.posted)
    .filter(told => count === undefined || cardsAt(view, placeOf(told)) === count)
}

const cardsAt = (view: View, place: Place): number =>
  view.piles.find(pile => pile.place === place && pile.hand === undefined)?.cards.length ?? 0

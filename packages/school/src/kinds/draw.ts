import type { Place, Round, Told, View } from '@cardroom/engine'
import { say } from '../exercise/sentences.ts'
import type { SeededTable } from '../table/seeded-table.ts'
import { handsOnly, type Kind } from './kind.ts'

const FAMILIES = ['baccarat', 'blackjack', 'pan-9']

/** What the house dealer is told of a hand that draws, and of one that stands. */
const DRAWS = ['tell-draws', 'tell-draws-against', 'tell-house-way-draws']
const STANDS = ['tell-stands', 'tell-stands-against', 'tell-natural', 'tell-house-way-stands']
const HOUSE_WAY = ['tell-house-way-draws', 'tell-house-way-stands']

/** Whether a hand draws or stands, where a chart leaves no choice. */
export const draw: Kind = {
  has: ({ family }) => FAMILIES.includes(family),
  find(table, chance) {
    const draws = chance.oneIn(2)
    const isHouseWay = chance.oneIn(2)
    const isMeant = (told: Told): boolean =>
      (draws ? DRAWS : STANDS).includes(told.saying.say) &&
      (table.game.rules.family !== 'pan-9' || isHouseWay === HOUSE_WAY.includes(told.saying.say))
    const toldNow = (round: Round): readonly Told[] => open(table, round).filter(isMeant)
    if (!table.playUntil(round => toldNow(round).length > 0)) return undefined
    const told = chance.pick(toldNow(table.round))
    if (!told) return undefined
    const place = placeOf(told)
    const view = table.round.view('house')
    return {
      question: say(HOUSE_WAY.includes(told.saying.say) ? 'ask-draw-house-way' : 'ask-draw', { who: place }),
      situation: { view: handsOnly(view), facts: [] },
      asked: { by: 'choice', of: [say('choice-draws'), say('choice-stands')] },
      key: { by: 'choice', at: draws ? 0 : 1 },
      why: [{ text: told.saying, ...(told.cite === undefined ? {} : { cite: told.cite }) }],
    }
  },
}

const placeOf = ({ saying }: Told): Place => String(saying.values?.who)

/** What is told of hands that have not drawn yet. */
function open(table: SeededTable, round: Round): readonly Told[] {
  const view = round.view('house')
  return table.game.tell(view, table.house.posted).filter(told => {
    const place = placeOf(told)
    if (table.game.rules.family !== 'baccarat') return true
    return cardsAt(view, place) === 2
  })
}

const cardsAt = (view: View, place: Place): number =>
  view.piles.find(pile => pile.place === place && pile.hand === undefined)?.cards.length ?? 0

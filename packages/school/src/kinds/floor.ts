import {
  type CardAt,
  choicesOf,
  type Incident,
  type IncidentSubject,
  isRefusal,
  type Round,
  type Rules,
  rulingFrom,
  type Text,
  unwrap,
  type WantedRuling,
  weigh,
  writeDecider,
} from '@cardroom/engine'
import { incidentName } from '@cardroom/rulebook/names'
import type { Explanation } from '../exercise/exercise.ts'
import { sayInSchool } from '../exercise/sentences.ts'
import type { Chance } from '../table/chance.ts'
import { withoutAnswers } from '../table/quiet-view.ts'
import type { ExerciseMaker } from './exercise-maker.ts'

/** How many rulings, and how many lines, there are to choose from. */
const MAX_CHOICES = 5
/** How many incidents are tried at one moment. */
const MAX_TRIES = 6

const ruledIncidents = (rules: Rules): readonly Incident[] =>
  rules.incidents.filter(({ written }) => written === 'ruling')

/** What the floor rules on something that has gone wrong at the table, and by which line. */
export const floorExercise: ExerciseMaker = {
  has: rules => new Set(ruledIncidents(rules).map(({ says }) => JSON.stringify(says.then))).size > 1,
  find(table, chance) {
    let left = chance.below(5)
    if (!table.playUntil(round => isMoment(round) && left-- === 0)) return undefined
    const again = () => table.again()
    const names = chance
      .shuffled([...new Set(table.round.incidents.map(({ name }) => name))])
      .slice(0, MAX_TRIES)
    for (const name of names) {
      const choice = chance.pick(choicesOf(again, 'house', name).filter(({ more }) => more === undefined))
      if (!choice) continue
      const wanted = wantedOf(name, choice)
      const weighed = weigh(again, 'house', wanted)
      if (isRefusal(weighed)) continue
      const { says, cite } = weighed.by
      const rows = ruledIncidents(table.game.rules)
      const rulings = among(
        rows.map(row => row.says.then),
        says.then,
        chance,
      )
      const lines = among(
        rows.map(row => row.cite),
        cite,
        chance,
      )
      const view = table.round.view('house')
      const ruling = unwrap(rulingFrom(table.round, wanted))
      if (table.round.take(ruling)) continue
      return {
        question: sayInSchool('ask-ruling'),
        situation: {
          view: withoutAnswers(view),
          facts: [{ text: incidentName(name) }, { text: says.when }, ...explainSubject(wanted, view.piles)],
        },
        asked: { by: 'ruling', rulings: rulings.list, lines: lines.list },
        key: { by: 'ruling', ruling: rulings.at, line: lines.at },
        why: [{ text: says.then, cite }],
      }
    }
    return undefined
  },
}

const isMoment = ({ awaiting, isMending }: Round): boolean =>
  !isMending && (awaiting.kind === 'decision' || awaiting.kind === 'settlement')

const wantedOf = (name: string, { seat, by, card }: IncidentSubject): WantedRuling => ({
  name,
  ...(seat === undefined ? {} : { seat }),
  ...(by === undefined ? {} : { by }),
  ...(card ? { cards: [card] } : {}),
})

/** Whom and which card it is about. */
function explainSubject(
  { seat, by, cards = [] }: WantedRuling,
  piles: readonly { place: string; hand?: number; cards: readonly string[] }[],
): Explanation[] {
  const cardAt = (at: CardAt): string | undefined =>
    piles.find(({ place, hand }) => place === at.place && hand === at.hand)?.cards[at.at]
  const [card] = cards
  return [
    ...(seat === undefined
      ? []
      : [{ text: sayInSchool('fact-concerns', { who: writeDecider({ seat, by }) }) }]),
    ...(card ? [{ text: sayInSchool('fact-card', { who: card.place, card: cardAt(card) ?? '??' }) }] : []),
  ]
}

/** The right one among some others, each once, and where it stands. */
function among<T extends Text>(all: readonly T[], right: T, chance: Chance): { list: T[]; at: number } {
  const key = JSON.stringify(right)
  const others = [...new Map(all.map(one => [JSON.stringify(one), one])).entries()].filter(
    ([one]) => one !== key,
  )
  const some = chance
    .shuffled(others)
    .slice(0, MAX_CHOICES - 1)
    .map(([, one]) => one)
  const list = chance.shuffled([right, ...some])
  return { list, at: list.indexOf(right) }
}

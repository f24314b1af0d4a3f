import type { BoardPart } from '../../board/board-part.ts'
import type { BoardSentences } from '../../board/sentences.ts'
import { cards } from '../../cards/card.ts'
import { rankingSection } from '../../ranking/sheet.ts'
import type { Readings } from '../../rules/readings.ts'
import { type Section, type Statement, where } from '../../rules/section.ts'
import { cite, filedRule } from '../../rules/shape.ts'
import { sayer } from '../../say/saying.ts'
import { listOf, object, oneOf, optional, type Shape, whole } from '../../shape/shape.ts'
import { playerDealerTable } from '../at-table/table.ts'
import { banked } from '../family.ts'
import { fiveCardHand } from '../hands.ts'
import { anteShowdown, bankedFields, fiveCardPays } from '../shape.ts'
import { paySection, payTableOnSheet, pokerHandSaid, showdownSection } from '../sheet.ts'
import { advise } from './advise.ts'
import { UltimateCourse } from './play.ts'
import type { UltimateRules } from './rules.ts'
import type { UltimateSentences } from './sentences.ts'

const ultimateShape: Shape<UltimateRules> = object({
  ...bankedFields,
  family: oneOf('ultimate'),
  deal: object({ shuffler: cite, shoe: cite }),
  hands: optional(filedRule),
  streets: listOf(
    object({ turns: whole(0), bets: listOf(whole(1), 1), otherwise: oneOf('check', 'fold'), cite }),
    1,
  ),
  once: filedRule,
  fold: object({ cite, tripsStay: cite }),
  qualifier: object({ cite, cloth: optional(cite) }),
  showdown: anteShowdown,
  blind: object({ pays: fiveCardPays, below: cite, equal: cite, lower: cite }),
  trips: object({ pays: fiveCardPays, loses: cite }),
})

const say = sayer<UltimateSentences & BoardSentences>()

const ultimateSteps = (rules: UltimateRules, readings: Readings): Statement[] => [
  readings.deal === 'shoe'
    ? { text: say('ultimate-from-shoe'), cite: rules.deal.shoe }
    : { text: say('ultimate-from-shuffler'), cite: rules.deal.shuffler },
  ...rules.streets.map(({ turns, bets, otherwise, cite }) => ({
    text: say('ultimate-street', { turns, bets, otherwise }),
    cite,
  })),
  { text: say('ultimate-play-once'), cite: rules.once.cite },
  { text: say('ultimate-fold'), cite: rules.fold.cite },
  { text: say('ultimate-trips-stay'), cite: rules.fold.tripsStay },
  { text: say('ultimate-qualifies'), cite: rules.qualifier.cite },
]

const ultimateSheet = (rules: UltimateRules, readings: Readings): Section[] => [
  rankingSection('high', rules.hands?.cite),
  {
    ...showdownSection(rules, rules.showdown, readings),
    lines: where(rules.qualifier.cloth, cite => ({ text: say('ultimate-on-the-cloth'), cite })),
  },
  {
    title: say('ultimate-title-blind'),
    lines: [
      { text: say('ultimate-blind-below'), cite: rules.blind.below },
      { text: say('ultimate-blind-equal'), cite: rules.blind.equal },
      { text: say('ultimate-blind-lower'), cite: rules.blind.lower },
    ],
    pays: ['blind'],
    table: payTableOnSheet(rules.blind.pays, pokerHandSaid),
  },
  paySection(say('ultimate-title-trips'), ['trips'], rules.trips.pays, pokerHandSaid),
]

const ultimateBoard: BoardPart<UltimateRules> = {
  counts: () => [{ id: 'bank-unqualified', is: say('board-bank-unqualified') }],
  marks(_, { hands }) {
    if (!hands?.bank || !hands.board) return []
    const seven = cards(`${hands.bank.cards} ${hands.board.cards}`)
    return fiveCardHand(seven) === 'High card' ? ['bank-unqualified'] : []
  },
}

/** Ultimate Texas Hold’em against a player-dealer. */
export const ultimate = banked<UltimateRules>({
  name: 'ultimate',
  rules: ultimateShape,
  table: playerDealerTable,
  course: round => new UltimateCourse(round),
  steps: ultimateSteps,
  sheet: ultimateSheet,
  board: ultimateBoard,
  faceDown: { givenUp: ['trips'] },
  advise,
})

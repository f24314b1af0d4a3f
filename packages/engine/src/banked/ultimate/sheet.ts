import { rankingSection } from '../../ranking/sheet.ts'
import type { Readings } from '../../rules/readings.ts'
import { type Section, type Statement, where } from '../../rules/section.ts'
import { sayer } from '../../say/saying.ts'
import { paySection, payTableOnSheet, pokerHandSaid, showdownSection } from '../sheet.ts'
import type { UltimateRules } from './rules.ts'
import type { UltimateSentences } from './sentences.ts'

const say = sayer<UltimateSentences>()

export const ultimateSteps = (rules: UltimateRules, readings: Readings): Statement[] => [
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

export const ultimateSheet = (rules: UltimateRules, readings: Readings): Section[] => [
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

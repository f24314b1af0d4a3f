import { rankingSection } from '../../ranking/sheet.ts'
import type { Readings } from '../../rules/readings.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { sayer } from '../../say/saying.ts'
import { wagerName } from '../rules.ts'
import { paySection, pokerHandSaid, showdownSection } from '../sheet.ts'
import type { ThreeCardRules } from './rules.ts'
import type { ThreeCardSentences } from './sentences.ts'

const say = sayer<ThreeCardSentences>()

export const threeCardSteps = (rules: ThreeCardRules): Statement[] => [
  { text: say('three-card-stacks'), cite: rules.deal.cite },
  { text: say('three-card-bottom-card'), cite: rules.exposed.cite },
  { text: say('three-card-play-or-fold'), cite: rules.decision.cite },
  ...rules.fold.forfeits.map(({ on, cite }) => ({
    text: say('three-card-fold-forfeits', { wager: wagerName(rules, on) }),
    cite,
  })),
  ...rules.fold.keeps.map(({ on, cite }) => ({
    text: say('three-card-fold-keeps', { wager: wagerName(rules, on) }),
    cite,
  })),
  { text: say('three-card-qualifies', { high: rules.qualifier.high }), cite: rules.qualifier.cite },
]

export const threeCardSheet = (rules: ThreeCardRules, readings: Readings): Section[] => [
  rankingSection('three-card', rules.hands?.cite),
  showdownSection(rules, rules.showdown, readings),
  paySection(say('three-card-title-pair-plus'), ['pair-plus'], rules.pairPlus.pays, pokerHandSaid),
  paySection(say('three-card-title-six-card'), ['6-card-bonus'], rules.sixCard.pays, pokerHandSaid),
]

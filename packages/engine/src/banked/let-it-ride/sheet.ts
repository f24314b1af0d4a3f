import { rankingSection } from '../../ranking/sheet.ts'
import type { Section, Statement } from '../../rules/section.ts'
import { type Saying, sayer } from '../../say/saying.ts'
import { wagerName } from '../rules.ts'
import { paySection, pokerHandSaid } from '../sheet.ts'
import type { LetItRideHand, LetItRideRules } from './rules.ts'
import type { LetItRideSentences } from './sentences.ts'

const say = sayer<LetItRideSentences>()

export const letItRideSteps = (rules: LetItRideRules): Statement[] => [
  { text: say('let-it-ride-stacks'), cite: rules.deal.cite },
  { text: say('let-it-ride-community'), cite: rules.community.cite },
  ...rules.pulls.map(({ bet, cite }, i) => ({
    text: say('let-it-ride-pull', { wager: wagerName(rules, bet), card: i + 1 }),
    cite,
  })),
  { text: say('let-it-ride-opening'), cite: rules.opening.cite },
  { text: say('let-it-ride-least-pair', { rank: rules.leastPair.rank }), cite: rules.leastPair.cite },
]

function handSaid(hand: LetItRideHand): Saying {
  if (hand === 'Winning pair') return say('let-it-ride-winning-pair')
  return hand === 'Low pair' ? say('let-it-ride-low-pair') : pokerHandSaid(hand)
}

const baseBets = ({ wagers }: LetItRideRules): string[] =>
  wagers.filter(({ kind }) => kind === 'base').map(({ on }) => on)

export const letItRideSheet = (rules: LetItRideRules): Section[] => [
  rankingSection('high', rules.hands?.cite),
  paySection(say('let-it-ride-title-base'), baseBets(rules), rules.base.pays, handSaid),
  paySection(say('let-it-ride-title-bonus'), ['3-card-bonus'], rules.threeCard.pays, pokerHandSaid),
]

import type { Section, Statement } from '../../rules/section.ts'
import { wagerName } from '../rules.ts'
import { paySection, showdownSection } from '../sheet.ts'
import type { ThreeCardRules } from './rules.ts'

export const threeCardSteps = (rules: ThreeCardRules): Statement[] => [
  { text: 'Stacks of three cards are dealt from the player-dealer’s left', cite: rules.deal.cite },
  { text: 'The bottom card of the player-dealer’s stack is turned up', cite: rules.exposed.cite },
  { text: 'In turn: a Play wager equal to the Ante, or a fold', cite: rules.decision.cite },
  ...rules.fold.forfeits.map(({ on, cite }) => ({ text: `A fold forfeits ${wagerName(rules, on)}`, cite })),
  ...rules.fold.keeps.map(({ on, cite }) => ({
    text: `A fold leaves ${wagerName(rules, on)} in action`,
    cite,
  })),
  {
    text: `The player-dealer’s cards are turned; the hand qualifies with ${rules.qualifier.high} high or better`,
    cite: rules.qualifier.cite,
  },
]

export const threeCardSheet = (rules: ThreeCardRules): Section[] => [
  showdownSection(rules, rules.showdown),
  paySection('Pair Plus: the player’s three cards', rules.pairPlus.pays),
  paySection('6 Card Bonus: the best five of both hands', rules.sixCard.pays),
]

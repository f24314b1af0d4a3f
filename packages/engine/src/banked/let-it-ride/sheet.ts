import type { Section, Statement } from '../../rules/section.ts'
import { wagerName } from '../rules.ts'
import { paySection } from '../sheet.ts'
import type { LetItRideRules } from './rules.ts'

export const letItRideSteps = (rules: LetItRideRules): Statement[] => [
  { text: 'Stacks of three cards are dealt from the player-dealer’s left', cite: rules.deal.cite },
  {
    text: 'Two of the player-dealer’s cards are the community cards; the third is never seen',
    cite: rules.community.cite,
  },
  ...rules.pulls.map(({ bet, cite }, i) => ({
    text: `In turn from the house dealer’s left ${wagerName(rules, bet)} rides or is pulled back; then community card ${i + 1} is turned`,
    cite,
  })),
  { text: 'Hands are opened from the house dealer’s right, counter-clockwise', cite: rules.opening.cite },
  { text: `The lowest hand that wins is a pair of ${rules.leastPair.rank}`, cite: rules.leastPair.cite },
]

export const letItRideSheet = (rules: LetItRideRules): Section[] => [
  paySection('Each bet still on the table', rules.base.pays),
  paySection('3 Card Bonus: the player’s own cards', rules.threeCard.pays),
]

import { banked } from '../family.ts'
import { paySection } from '../sheet.ts'
import { advise } from './advise.ts'
import { LetItRidePlay } from './play.ts'
import type { LetItRideRules } from './rules.ts'

export const letItRide = banked<LetItRideRules>({
  name: 'let-it-ride',
  play: (rules, setup, house, fees) => new LetItRidePlay(rules, setup, house, fees),
  sheet: rules => [
    {
      title: 'Round of play',
      lines: [
        { text: 'Stacks of three, from the player-dealer’s left', cite: rules.deal.cite },
        {
          text: 'Two of the player-dealer’s cards are the community cards; the third is never seen',
          cite: rules.community.cite,
        },
        ...rules.pulls.map(({ bet, cite }, i) => ({
          text: `From the house dealer’s left: ${bet} rides or is pulled back, then community card ${i + 1} is turned`,
          cite,
        })),
        {
          text: 'Hands are opened from the house dealer’s right, counter-clockwise',
          cite: rules.opening.cite,
        },
      ],
    },
    {
      title: 'Winning pair',
      lines: [{ text: `A pair of ${rules.leastPair.rank} or higher`, cite: rules.leastPair.cite }],
    },
    paySection('Bets 1, 2 and 3', rules.base.pays),
    paySection('3 Card Bonus', rules.threeCard.pays),
  ],
  advise,
})

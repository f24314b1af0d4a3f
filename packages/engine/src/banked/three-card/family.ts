import { banked } from '../family.ts'
import { paySection, showdownSection } from '../sheet.ts'
import { advise } from './advise.ts'
import { ThreeCardPlay } from './play.ts'
import type { ThreeCardRules } from './rules.ts'

export const threeCard = banked<ThreeCardRules>({
  name: 'three-card',
  play: (rules, setup, house, fees) => new ThreeCardPlay(rules, setup, house, fees),
  sheet: rules => [
    {
      title: 'Round of play',
      lines: [
        { text: 'Stacks of three, from the player-dealer’s left', cite: rules.deal.cite },
        { text: 'The bottom card of the player-dealer’s stack is turned up', cite: rules.exposed.cite },
        { text: 'In turn: a Play wager equal to the Ante, or a fold', cite: rules.decision.cite },
        ...rules.fold.forfeits.map(({ on, cite }) => ({ text: `A fold forfeits ${on}`, cite })),
        ...rules.fold.keeps.map(({ on, cite }) => ({ text: `A fold leaves ${on} in action`, cite })),
        {
          text: `The player-dealer’s hand qualifies with ${rules.qualifier.high} high or better`,
          cite: rules.qualifier.cite,
        },
      ],
    },
    showdownSection(rules, rules.showdown),
    paySection('Pair Plus', rules.pairPlus.pays),
    paySection('6 Card Bonus', rules.sixCard.pays),
  ],
  advise,
})

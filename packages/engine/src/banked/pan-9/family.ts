import { banked } from '../family.ts'
import { advise } from './advise.ts'
import { Pan9Play } from './play.ts'
import type { Pan9Rules } from './rules.ts'

export const pan9 = banked<Pan9Rules>({
  name: 'pan-9',
  play: (rules, setup, house, fees) => new Pan9Play(rules, setup, house, fees),
  sheet: rules => [
    {
      title: 'Round of play',
      lines: [
        { text: `${rules.deal.cards} cards to each hand`, cite: rules.deal.cite },
        {
          text: 'In turn from the player-dealer’s left: a card, no card, or the House Way',
          cite: rules.decision.cite,
        },
        {
          text: 'The largest wager on a hand decides, among equals the seat’s own player',
          cite: rules.dispute.cite,
        },
        {
          text: `A player who keeps ${rules.warned.upTo} or less is warned`,
          cite: rules.warned.cite,
        },
        {
          text: `The player-dealer draws on ${rules.bankDraws.upTo} or less, stands on ${rules.bankDraws.standsFrom} or more, and chooses between them`,
          cite: rules.bankDraws.cite,
        },
        {
          text: `House Way: a card on ${rules.houseWay.drawsUpTo} or less`,
          cite: rules.houseWay.cite,
        },
        { text: 'A higher total wins even money', cite: rules.higher.cite },
        { text: 'An equal total pushes', cite: rules.equal.cite },
        { text: 'A lower total loses', cite: rules.lower.cite },
      ],
    },
  ],
  advise,
})

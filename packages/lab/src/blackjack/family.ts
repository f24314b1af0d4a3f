import type { BlackjackRules } from '@cardroom/engine/blackjack'
import { cardsInShoe } from '../cards/shoe.ts'
import type { LabFamily } from '../family/family.ts'
import { blackjackValuer } from './choices.ts'
import { blackjackSimulation } from './kernel.ts'
import { blackjackOdds } from './odds.ts'

export const blackjack: LabFamily<BlackjackRules> = {
  name: 'blackjack',
  odds: {
    fromAShoe: true,
    parts: (rules, { readings, decks, dealt }) =>
      blackjackOdds(rules, readings, cardsInShoe(rules, decks, dealt), decks),
  },
  simulation: blackjackSimulation,
  values: blackjackValuer,
}

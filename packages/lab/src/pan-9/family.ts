import { deckOf, type Pan9Rules } from '@cardroom/engine/banked'
import { valueCounts } from '../cards/values.ts'
import type { LabFamily } from '../family/family.ts'
import { pan9Valuer } from './choices.ts'
import { pan9Odds } from './odds.ts'

export const pan9: LabFamily<Pan9Rules> = {
  name: 'pan-9',
  odds: {
    fromAShoe: true,
    strategies: () => ['best', 'house-way'],
    parts: (rules, { decks, dealt, strategy }) =>
      pan9Odds(rules, valueCounts(deckOf(rules, decks), dealt), strategy),
  },
  values: pan9Valuer,
}

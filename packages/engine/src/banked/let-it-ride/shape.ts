import { cite, filedRule } from '../../rules/shape.ts'
import { listOf, mapOf, object, oneOf, optional, type Shape } from '../../shape/shape.ts'
import { FIVE_CARD_HANDS } from '../hands.ts'
import { bankedFields, payTableShape, threeCardPays } from '../shape.ts'
import type { LetItRideHand, LetItRideRules } from './rules.ts'

const HANDS: readonly LetItRideHand[] = [
  ...FIVE_CARD_HANDS.filter(hand => hand !== 'Pair'),
  'Winning pair',
  'Low pair',
]

const base = object({ pays: payTableShape(...HANDS), loses: cite })

export const letItRideShape: Shape<LetItRideRules> = object({
  ...bankedFields,
  family: oneOf('let-it-ride'),
  deal: filedRule,
  hands: optional(filedRule),
  community: filedRule,
  pulls: listOf(object({ bet: oneOf('bet-1', 'bet-2'), cite, back: cite }), 1),
  opening: filedRule,
  leastPair: object({ rank: oneOf('2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'), cite }),
  base,
  otherBases: optional(mapOf(base)),
  threeCard: object({ pays: threeCardPays, loses: cite }),
})

import { cite, filedRule } from '../../rules/shape.ts'
import { listOf, object, oneOf, optional, type Shape, text } from '../../shape/shape.ts'
import { anteShowdown, bankedFields, fiveCardPays, threeCardPays } from '../shape.ts'
import type { ThreeCardRules } from './rules.ts'

const wagers = listOf(object({ on: text, cite }))

export const threeCardShape: Shape<ThreeCardRules> = object({
  ...bankedFields,
  family: oneOf('three-card'),
  deal: filedRule,
  hands: optional(filedRule),
  exposed: filedRule,
  decision: filedRule,
  fold: object({ forfeits: wagers, keeps: wagers }),
  qualifier: object({ high: oneOf('2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'), cite }),
  showdown: anteShowdown,
  pairPlus: object({ pays: threeCardPays, loses: cite }),
  sixCard: object({ pays: fiveCardPays, loses: cite }),
})

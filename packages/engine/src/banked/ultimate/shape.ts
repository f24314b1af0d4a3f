import { cite, filedRule } from '../../rules/shape.ts'
import { listOf, object, oneOf, optional, type Shape, whole } from '../../shape/shape.ts'
import { anteShowdown, bankedFields, fiveCardPays } from '../shape.ts'
import type { UltimateRules } from './rules.ts'

export const ultimateShape: Shape<UltimateRules> = object({
  ...bankedFields,
  family: oneOf('ultimate'),
  deal: object({ shuffler: cite, shoe: cite }),
  hands: optional(filedRule),
  streets: listOf(
    object({ turns: whole(0), bets: listOf(whole(1), 1), otherwise: oneOf('check', 'fold'), cite }),
    1,
  ),
  once: filedRule,
  fold: object({ cite, tripsStay: cite }),
  qualifier: object({ cite, cloth: optional(cite) }),
  showdown: anteShowdown,
  blind: object({ pays: fiveCardPays, below: cite, equal: cite, lower: cite }),
  trips: object({ pays: fiveCardPays, loses: cite }),
})

import { cite, filedRule, odds, underReading } from '../../rules/shape.ts'
import { expecting } from '../../shape/sentences.ts'
import { listOf, matching, object, oneOf, optional, type Shape, text, whole } from '../../shape/shape.ts'
import { bankedFields, wagerFields } from '../shape.ts'
import type { BaccaratRules } from './rules.ts'

const hand = optional(object({ total: optional(whole(0)), cards: optional(whole(2)) }))

const event = object({ winner: oneOf('player', 'banker', 'either', 'nobody'), with: hand, over: hand })

const digits: Shape<string> = matching(/^\d*$/, expecting('third-cards'))

const upTo = object({ upTo: whole(0), cite })

export const baccaratShape: Shape<BaccaratRules> = object({
  ...bankedFields,
  family: oneOf('baccarat'),
  wagers: listOf(
    object({
      ...wagerFields,
      wins: listOf(object({ when: event, pays: odds, cite }), 1),
      loses: filedRule,
      pushes: optional(listOf(object({ when: event, reading: optional(underReading), cite }))),
    }),
    1,
  ),
  deal: optional(filedRule),
  hands: optional(filedRule),
  houseWay: optional(object({ drawsUpTo: whole(0), cite })),
  chart: object({
    playerDraws: upTo,
    bankerAlone: upTo,
    natural: object({ from: whole(0), unless: optional(object({ reading: text, is: text })), cite }),
    banker: listOf(object({ total: whole(0), drawsOn: digits, cite }), 8, 8),
  }),
})

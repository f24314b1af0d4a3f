import { cite, filedRule, odds, yes } from '../../rules/shape.ts'
import { flag, object, oneOf, optional } from '../../shape/shape.ts'
import { bankedFields } from '../shape.ts'

/** What pai gow with cards and with dominoes have in common. */
export const twoHandFields = {
  ...bankedFields,
  setting: object({
    players: object({ houseWay: flag, cite }),
    bank: object({
      by: oneOf('chart', 'player-dealer'),
      houseWay: optional(yes),
      when: oneOf('first', 'last'),
      cite,
    }),
    largestWager: optional(filedRule),
  }),
  showdown: object({
    wins: object({ pays: odds, cite }),
    pushes: filedRule,
    loses: filedRule,
    copy: filedRule,
  }),
}

import { cite, filed, odds, yes } from '../../rules/shape.ts'
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
    largestWager: optional(filed),
  }),
  showdown: object({ wins: object({ pays: odds, cite }), pushes: filed, loses: filed, copy: filed }),
}

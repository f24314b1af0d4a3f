import { incidentsShape } from '../../floor/shape.ts'
import { cite, filedRule, ruleSetFields } from '../../rules/shape.ts'
import { expecting } from '../../shape/sentences.ts'
import {
  flag,
  listOf,
  matching,
  object,
  oneOf,
  optional,
  type Shape,
  tagged,
  whole,
} from '../../shape/shape.ts'
import { PAN_AUTOMATIC_CONSEQUENCES, PAN_CONSEQUENCES, PAN_MOMENTS } from './incident.ts'
import type { Condition, PanRules } from './rules.ts'

const ranks = matching(/^[A2-7JQK]+$/, expecting('some-ranks', { example: '357' }))

const condition: Shape<Condition> = tagged('meld', {
  square: {
    valle: flag,
    suits: oneOf('same', 'different'),
    chips: whole(0),
    spades: optional(whole(0)),
    cite,
  },
  rope: { ranks, chips: whole(0), spades: optional(whole(0)), cite },
})

export const panShape: Shape<PanRules> = object({
  ...ruleSetFields,
  family: oneOf('pan'),
  incidents: incidentsShape(PAN_MOMENTS, PAN_CONSEQUENCES, PAN_AUTOMATIC_CONSEQUENCES),
  deck: object({
    decks: whole(1),
    without: matching(/^89T$/, expecting('one-of', { values: ['"89T"'] })),
    cite,
  }),
  optionalSpades: optional(cite),
  deal: object({ cards: whole(1), atATime: whole(1), cite }),
  start: object({
    lowest: object({ card: oneOf('before-the-deal', 'in-the-first-packet'), cite }),
    winner: cite,
    winnerGone: cite,
  }),
  declare: object({ pass: optional(cite), cite }),
  draw: object({
    cite,
    option: cite,
    again: optional(cite),
    lay: object({ after: oneOf('drawing', 'using'), cite }),
  }),
  force: object({ option: cite, overlooked: cite, outCard: cite }),
  squares: object({ same: cite, different: cite }),
  ropes: filedRule,
  anySuit: object({ ranks, cite }),
  valle: object({ ranks, cite }),
  conditions: listOf(condition),
  out: object({ cards: whole(1), chips: whole(0), cite }),
  pay: object({ called: cite, short: cite, broke: cite, foul: cite }),
  buyIn: object({ chips: whole(1), cite }),
})

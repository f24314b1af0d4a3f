import { incidentsShape } from '../floor/shape.ts'
import { cite, odds, ruleSetFields, underReading, yes } from '../rules/shape.ts'
import { expecting } from '../shape/sentences.ts'
import type { Shape } from '../shape/shape.ts'
import {
  either,
  flag,
  listOf,
  matching,
  object,
  oneOf,
  optional,
  positiveCents,
  tagged,
  text,
  whole,
} from '../shape/shape.ts'
import { FIVE_CARD_HANDS, THREE_CARD_HANDS } from './hands.ts'
import { BANKED_AUTOMATIC_CONSEQUENCES, BANKED_CONSEQUENCES, BANKED_MOMENTS } from './incident.ts'
import type { FiledOutcomeByReading } from './showdown.ts'

/** What the rule sets of player-dealer games are made of. */

const amount = object({ cents: positiveCents, cite })

export const wagerFields = {
  on: text,
  name: text,
  kind: oneOf('base', 'bonus', 'later'),
  must: optional(yes),
  needs: optional(listOf(text, 1)),
  equals: optional(text),
  upTo: optional(listOf(text, 1)),
  hands: optional(whole(1)),
  noCollection: optional(yes),
  least: optional(amount),
  noBackLine: optional(yes),
  cite,
}

const ranks = matching(/^[2-9TJQKA]+$/, expecting('some-ranks', { example: '89T' }))

const first = tagged('by', {
  'left-of-bank': { cite },
  'house-dealers-left': { cite },
  'house-dealers-right': { cite },
  card: {
    which: optional(oneOf('open', 'down', 'first-drawn', 'second-dealt')),
    from: oneOf('house-dealers-left', 'left-of-bank', 'bank'),
    countsBank: flag,
    ace: oneOf(1, 11, 14),
    faces: oneOf('in-order', 'ten'),
    joker: optional(whole(0)),
    cite,
  },
  dice: {
    bankAt: listOf(whole(1), 1),
    passedTo: oneOf('left-of-bank', 'house-dealers-right'),
    cite,
  },
})

export const settleShape = object({
  first,
  direction: oneOf('clockwise', 'counter-clockwise'),
  order: oneOf('by-seat', 'by-wager'),
  wagers: listOf(text, 1),
  losers: optional(object({ wagers: listOf(text, 1), reading: optional(underReading), cite })),
  last: optional(listOf(text)),
  cite,
})

/** The fields of every player-dealer game, except its family. */
export const bankedFields = {
  ...ruleSetFields,
  incidents: incidentsShape(BANKED_MOMENTS, BANKED_CONSEQUENCES, BANKED_AUTOMATIC_CONSEQUENCES),
  decks: object({
    from: whole(1),
    to: whole(1),
    jokers: optional(whole(1)),
    jokersFrom: optional(whole(1)),
    without: optional(ranks),
    tiles: optional(yes),
    toCite: optional(cite),
    cite,
  }),
  wagers: listOf(object(wagerFields), 1),
  settle: settleShape,
  backLine: object({
    most: either<number | 'any'>(expecting('bettors-or-any'), whole(0), oneOf('any')),
    cite,
  }),
  circles: optional(object({ others: oneOf('open', 'closed'), seesOne: optional(cite), cite })),
  bank: object({
    rounds: whole(1),
    wageredBefore: optional(yes),
    button: optional(object({ turns: flag, cite })),
    cite,
  }),
  providers: optional(cite),
  kumKum: optional(object({ minimum: optional(cite), cite })),
  tolerates: optional(
    object({
      underMinimum: optional(cite),
      overMaximum: optional(cite),
      beyondBackLine: optional(cite),
    }),
  ),
  step: optional(amount),
}

export const payTableShape = <H extends string>(...hands: readonly H[]) =>
  listOf(object({ hand: oneOf(...hands), pays: odds, cite }), 1)

export const threeCardPays = payTableShape(...THREE_CARD_HANDS)
export const fiveCardPays = payTableShape(...FIVE_CARD_HANDS)

/** What becomes of a wager: the fields of each outcome. */
export const outcomes = { win: { pays: odds, cite }, lose: { cite }, push: { cite } }

const unless = optional(object({ reading: text, is: text, otherwise: tagged('outcome', outcomes) }))

const decided: Shape<FiledOutcomeByReading> = tagged('outcome', {
  win: { ...outcomes.win, unless },
  lose: { ...outcomes.lose, unless },
  push: { ...outcomes.push, unless },
})

const antePlay = object({ ante: decided, play: decided })
const compared = object({ higher: antePlay, equal: antePlay, lower: antePlay })

/** Ante and Play, by whether the player-dealer qualifies and how the hands compare. */
export const anteShowdown = object({ qualified: compared, unqualified: compared })

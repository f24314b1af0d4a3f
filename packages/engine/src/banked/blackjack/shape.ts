import { cite, filedRule, odds, underReading } from '../../rules/shape.ts'
import { partly } from '../../shape/partly.ts'
import {
  flag,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  type Shape,
  tagged,
  text,
  whole,
} from '../../shape/shape.ts'
import { bankedFields, outcomes, payTableShape, settleShape } from '../shape.ts'
import { BLACKJACK_EVENTS, type BlackjackEvent } from './events.ts'
import type { BlackjackBonus, BlackjackRules, BlackjackTerms, VerdictRow } from './rules.ts'

const from = oneOf('left-of-bank', 'house-dealers-left')
const decks = listOf(whole(1), 1)

const bonus: Shape<BlackjackBonus> = tagged('kind', {
  buster: { pays: listOf(object({ cards: whole(3), pays: odds, cite }), 1), loses: cite },
  'match-the-dealer': {
    card: oneOf('up', 'down'),
    decks,
    pays: payTableShape(
      'two suited matches',
      'one suited and one unsuited match',
      'one suited match',
      'two unsuited matches',
      'one unsuited match',
    ),
    loses: cite,
  },
  'super-match': {
    tables: listOf(
      object({ decks, pays: payTableShape('four of a kind', 'two pair', 'three of a kind', 'pair') }),
      1,
    ),
    loses: cite,
    settled: cite,
  },
})

/** What a reading may change. */
const terms = object({
  settle: settleShape,
  natural: object({ name: text, of: oneOf('ace-and-ten', 'two-jokers'), points: oneOf(21, 21.5, 22), cite }),
  over: object({ above: whole(1), cite }),
  chart: object({
    player: object({
      mustStand: object({ hard: whole(1), soft: optional(whole(1)), cite }),
      mustHit: optional(object({ upTo: whole(1), cite })),
    }),
    bank: object({ hard: whole(1), soft: whole(1), cite }),
  }),
  check: optional(object({ under: oneOf('ace', 'ace-or-ten'), cite })),
  insurance: optional(
    object({
      amount: oneOf('up-to-half', 'half'),
      pays: odds,
      ofNatural: oneOf('pays', 'returned'),
      cite,
      wins: cite,
      loses: cite,
    }),
  ),
  double: object({
    amount: oneOf('up-to-wager', 'wager'),
    onMustStand: flag,
    again: whole(0),
    rescue: optional(filedRule),
    cite,
  }),
  split: object({
    tens: oneOf('any', 'same-rank'),
    hands: whole(1),
    suitedFrom: optional(object({ split: whole(1), cite })),
    aces: object({ hands: whole(1), cards: oneOf('one', 'any'), cite }),
    natural: oneOf('never', 'after-tens'),
    cite,
  }),
  surrender: optional(
    object({
      when: oneOf('first-two-cards', 'any-time'),
      from: optional(whole(1)),
      onMustStand: flag,
      cite,
    }),
  ),
  switching: optional(object({ again: optional(oneOf('after-raises', 'never')), cite })),
  bonus: mapOf(bonus),
})

const rowFields = {
  when: listOf(oneOf(...(Object.keys(BLACKJACK_EVENTS) as BlackjackEvent[]))),
  on: optional(listOf(text, 1)),
  reading: optional(underReading),
}

const verdict: Shape<VerdictRow> = tagged('outcome', {
  win: { ...rowFields, ...outcomes.win },
  lose: { ...rowFields, ...outcomes.lose },
  push: { ...rowFields, ...outcomes.push },
})

export const blackjackShape: Shape<BlackjackRules> = object({
  ...bankedFields,
  ...terms.fields,
  family: oneOf('blackjack'),
  deal: object({
    from,
    hands: oneOf(1, 2),
    bank: oneOf('up-and-down', 'turned-after-the-deal', 'one-up'),
    cite,
  }),
  noSurrender: optional(cite),
  ranked: optional(object({ downTo: whole(1), cite })),
  turns: object({ from, cite }),
  freeze: optional(object({ hand: cite, bank: cite })),
  naturalsAtOnce: optional(filedRule),
  verdicts: listOf(verdict, 1),
  otherwise: mapOf(mapOf(partly<BlackjackTerms>(terms))),
})

import { incidentsShape } from '../../floor/shape.ts'
import { cite, ruleSetFields, yes } from '../../rules/shape.ts'
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
import { blindRulesShape } from './blind-rules.ts'
import { POKER_AUTOMATIC_CONSEQUENCES, POKER_CONSEQUENCES, POKER_MOMENTS } from './incident.ts'
import { procedureShape } from './procedure.ts'
import type { DrawRules, OpeningRules, PokerRanking, PokerRules, Street, StreetName } from './rules.ts'

const streetName: Shape<StreetName> = oneOf(
  'preflop',
  'flop',
  'turn',
  'river',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'predraw',
  'draw',
  'second-draw',
  'third-draw',
)

const ranking: Shape<PokerRanking> = oneOf(
  'high',
  'high-bug',
  'short-deck',
  'mexican',
  'eight-or-better',
  'eight-or-better-bug',
  'low-a5',
  'low-27',
  'badugi',
)

const draw: Shape<DrawRules> = object({
  most: whole(1),
  dealerMost: optional(whole(0)),
  served: oneOf('all-declare', 'one-by-one'),
  reshuffle: object({ again: oneOf('served-first', 'earlier-and-burns', 'all'), cite }),
  cite,
})

const street: Shape<Street> = object({
  name: streetName,
  burn: optional(yes),
  each: optional(listOf(oneOf('down', 'up', 'down-if-none'), 1)),
  board: optional(whole(1)),
  draw: optional(draw),
  discard: optional(object({ cards: whole(1), when: oneOf('before-betting', 'after-betting'), cite })),
  first: oneOf('after-blinds', 'left-of-button', 'opener', 'high-board', 'low-board'),
  bet: oneOf('lower', 'upper', 'either', 'one'),
  openPair: optional(cite),
  noCheck: optional(cite),
  expose: optional(cite),
  cite,
})

const opening: Shape<OpeningRules> = tagged('by', {
  blinds: { single: optional(cite), cite },
  'up-card': {
    card: oneOf('low', 'high'),
    designated: optional(yes),
    ace: oneOf('high', 'low'),
    equal: oneOf('suit', 'position'),
    puts: oneOf('bring-in', 'bet'),
    cite,
  },
})

const halves = listOf(
  object({ for: oneOf('high', 'low'), ranking, needs: optional(object({ hand: oneOf('pair'), cite })) }),
  1,
)

export const pokerShape: Shape<PokerRules> = object({
  ...ruleSetFields,
  family: oneOf('poker'),
  incidents: incidentsShape(POKER_MOMENTS, POKER_CONSEQUENCES, POKER_AUTOMATIC_CONSEQUENCES),
  deck: object({
    jokers: optional(whole(1)),
    without: optional(matching(/^[2-9TJQKA]+$/, expecting('some-ranks', { example: '89T' }))),
    cite,
  }),
  boards: optional(object({ count: oneOf(2), cite })),
  handsAtMost: optional(object({ hands: whole(2), without: optional(cite), cite })),
  opening,
  dealtInAtOnce: optional(cite),
  blindRules: optional(blindRulesShape),
  procedure: optional(procedureShape),
  streets: listOf(street, 1),
  betting: object({
    limits: optional(object({ only: listOf(oneOf('fixed', 'spread', 'pot', 'none'), 1), cite })),
    limitsOn: optional(cite),
    raises: optional(object({ most: whole(1), lifted: oneOf('two-in-round', 'two-left'), cite })),
    checkRaise: object({ allowed: flag, cite }),
    fullBet: optional(cite),
    leastRaise: optional(cite),
  }),
  showdown: object({
    plays: oneOf('any', 'exactly-two', 'up-to-two'),
    halves,
    oddChip: object({ between: oneOf('high', 'position', 'closest-if-tied'), cite }),
    mucks: optional(cite),
    nobody: optional(object({ pot: oneOf('shared'), cite })),
    checkedSeven: optional(object({ lateBets: oneOf('returned', 'second-best'), limitOnly: flag, cite })),
    cite,
  }),
  split: optional(object({ halves, cite })),
  straddle: optional(
    object({
      timesBigBlind: optional(whole(1)),
      from: optional(oneOf('left-of-big-blind')),
      notFrom: optional(oneOf('button')),
      cite,
    }),
  ),
  aceLowForButton: optional(cite),
  optionalJoker: optional(cite),
  kill: optional(
    object({
      afterCards: whole(1),
      timesBigBlind: whole(1),
      acts: oneOf('last', 'in-turn'),
      over: optional(cite),
      cite,
    }),
  ),
  deadSeatDealt: optional(cite),
  deckRunsOut: optional(cite),
  runTwice: optional(cite),
})

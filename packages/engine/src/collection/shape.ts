import { cite, sheetText, yes } from '../rules/shape.ts'
import {
  cents,
  listOf,
  mapOf,
  object,
  oneOf,
  optional,
  positiveCents,
  type Shape,
  tagged,
  text,
  whole,
} from '../shape/shape.ts'
import type { FeeOption, FeeRate, FeeTakes, Pair, Span, TableLimit } from './fee.ts'
import { TIMES_FROM, TIMES_TAKEN } from './half-hour.ts'
import type { FeeMoment, FeePlay } from './streets.ts'

const span: Shape<Span> = object({ from: optional(whole(0)), to: optional(whole(0)) })
const pair = listOf(cents, 2, 2) as unknown as Shape<Pair>

const rows = listOf(object({ from: optional(whole(0)), to: optional(whole(0)), cents }), 1)

const rate: Shape<FeeRate> = tagged('by', {
  flat: { cents },
  action: { rows },
  wager: { rows },
  players: { rows },
})

const moment: Shape<FeeMoment> = oneOf(
  'deal',
  'first-round',
  'flop',
  'turn',
  'river',
  'draw',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'played',
)

const takesFields = {
  bank: optional(object({ rate, unit: oneOf('hand', 'spot') })),
  player: optional(
    object({
      rate,
      unit: oneOf('bet', 'spot', 'base-wager', 'hand', '30min'),
      counts: optional(oneOf('with-bonus')),
      time: optional(
        object({
          taken: oneOf(...TIMES_TAKEN),
          from: oneOf(...TIMES_FROM),
          open: optional(listOf(oneOf('taken', 'from'))),
          cite,
        }),
      ),
    }),
  ),
  playerFor: optional(oneOf('base', 'every-game-wager')),
  pot: optional(
    object({
      from: oneOf('pot', 'blinds'),
      takes: listOf(object({ at: moment, rate, potReaches: optional(cents) }), 1),
      otherwise: optional(cents),
    }),
  ),
}
const takes: Shape<FeeTakes> = object(takesFields)

const limit: Shape<TableLimit> = tagged('kind', {
  wager: { min: cents, max: optional(cents) },
  posted: { min: span, max: span },
  minimum: { of: listOf(positiveCents, 1) },
  limit: { bets: pair, blinds: optional(pair) },
  limits: { from: pair, to: pair },
  blinds: { blinds: pair },
  'buy-in': { min: cents, max: optional(cents) },
})

const option: Shape<FeeOption> = object({
  ...takesFields,
  id: text,
  cite,
  limit: optional(limit),
  betting: optional(listOf(oneOf('limit', 'pot-limit', 'no-limit'), 1)),
  bonus: optional(
    mapOf(
      object({
        min: optional(cents),
        max: optional(cents),
        upToTable: optional(yes),
        fromBase: optional(yes),
      }),
    ),
  ),
  betsPerSeat: optional(whole(1)),
  laterMost: optional(mapOf(span)),
  bonusUpToBase: optional(yes),
  actionWithoutBonus: optional(yes),
  actionCapped: optional(yes),
  players: optional(span),
  readings: optional(
    listOf(object({ name: text, default: text, others: mapOf(takes), why: sheetText, cite })),
  ),
  flags: optional(
    listOf(
      object({
        kind: oneOf('damaged', 'blank', 'gap', 'overlap', 'contradiction', 'misprint'),
        note: sheetText,
        cite,
      }),
    ),
  ),
})

/** The fields of a printed table of options, without the games that it serves. */
export const feeTableFields = {
  title: text,
  cite,
  options: listOf(option, 1),
  atMostRates: optional(object({ count: whole(1), cite })),
  jackpot: optional(object({ cents: positiveCents, cite })),
}

/** How a game is played, as far as its fees ask. */
export const feePlay: Shape<FeePlay> = oneOf('banked', 'flop', 'draw', 'stud-7', 'stud-5', 'mexican', 'pan')

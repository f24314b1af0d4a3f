import type { Saying, Text } from '@cardroom/engine'
import {
  type BonusLimit,
  countSpan,
  type FeeMoment,
  type FeeOption,
  type FeePlay,
  type FeeRate,
  feeFlags,
  feeReadings,
  moneySpan,
  type Pair,
  type Span,
  type TableLimit,
} from '@cardroom/engine/collection'
import { say } from './sentences.ts'

/** The parts of a schedule option as a sheet says them; an empty text where the option has no such part. */

const NOTHING = ''

export function bankText({ bank }: FeeOption): Text {
  if (!bank) return NOTHING
  const rate = rateText(bank.rate)
  return bank.unit === 'spot' ? say('fee-per', { rate, unit: bank.unit, taken: undefined }) : rate
}

export const playerText = ({ player }: FeeOption): Text =>
  player
    ? say('fee-per', { rate: rateText(player.rate), unit: player.unit, taken: player.time?.taken })
    : NOTHING

export const playersText = ({ players }: FeeOption): Text => (players ? countSpan(players) : NOTHING)

function rateText(rate: FeeRate): Saying {
  if (rate.by === 'flat') return say('fee-amount', { cents: rate.cents })
  const span = rate.by === 'players' ? countSpan : moneySpan
  return say('fee-rows', {
    rows: rate.rows.map(row => say('fee-row', { span: span(row), cents: row.cents })),
  })
}

/** What is due after the first round is printed as due after the flop in games that have one. */
const momentOf = (at: FeeMoment, play: FeePlay): FeeMoment =>
  at === 'first-round' && play === 'flop' ? 'flop' : at

export function potText({ pot }: FeeOption, play: FeePlay): Text {
  if (!pot) return NOTHING
  const { takes, otherwise, from } = pot
  return say('fee-pot', {
    takes: takes.map(({ at, rate, potReaches }) =>
      say('fee-take', { rate: rateText(rate), at: momentOf(at, play), reaches: potReaches }),
    ),
    otherwise,
    from,
  })
}

export function bonusText({ bonus = {}, bonusUpToBase }: FeeOption): Text {
  const limits = Object.entries(bonus).map(([bet, limit]) =>
    say('fee-bonus-limit', { bet: bet === '*' ? undefined : bet, span: bonusSpan(limit) }),
  )
  const upToBase = bonusUpToBase === true
  return limits.length > 0 || upToBase ? say('fee-bonus', { limits, upToBase }) : NOTHING
}

function bonusSpan({ fromBase, ...limit }: BonusLimit): Saying {
  if (fromBase) return say('fee-from-base', { span: bonusSpan(limit) })
  const { min, max, upToTable } = limit
  if (min !== undefined || max !== undefined) return moneySpan(between(min, max))
  return say(upToTable ? 'fee-up-to-table' : 'fee-any-amount')
}

/** The limits of an option, with the kind of betting for which it is printed. */
export function limitText({ betting = [], limit, betsPerSeat, laterMost = {} }: FeeOption): Text {
  const printed = limit && tableLimit(limit)
  if (!printed && betting.length === 0) return NOTHING
  let said = say('fee-limit', { betting, limit: printed })
  if (betsPerSeat !== undefined) said = say('fee-limit-bets-a-seat', { limit: said, most: betsPerSeat })
  for (const [wager, span] of Object.entries(laterMost)) {
    said = say('fee-limit-later', { limit: said, wager, span: moneySpan(span) })
  }
  return said
}

function tableLimit(limit: TableLimit): Saying {
  switch (limit.kind) {
    case 'wager':
      return moneySpan(between(limit.min, limit.max))
    case 'posted':
      return say('fee-limit-posted', {
        min: moneySpan(limit.min),
        max: limit.max.to === undefined ? undefined : moneySpan(limit.max),
      })
    case 'minimum':
      return say('fee-limit-minimum', { of: limit.of })
    case 'limit':
      return say('fee-limit-bets', {
        bets: pair(limit.bets),
        blinds: limit.blinds && pair(limit.blinds),
      })
    case 'limits':
      return say('fee-limit-range', { from: pair(limit.from), to: pair(limit.to) })
    case 'blinds':
      return say('fee-limit-blinds', { blinds: pair(limit.blinds) })
    case 'buy-in':
      return say('fee-limit-buy-in', { span: moneySpan(between(limit.min, limit.max)) })
  }
}

const pair = ([lower, upper]: Pair): Saying => say('fee-pair', { lower, upper })

const between = (from: number | undefined, to: number | undefined): Span => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})

/** What is wrong with the print, and how it is read. */
export function printText(option: FeeOption): Text {
  const notes = [
    ...feeFlags(option).map(({ kind, note }) => say('fee-flag', { kind, note })),
    ...feeReadings(option).map(({ name, default: value }) => say('fee-read-as', { name, value })),
  ]
  return notes.length > 0 ? say('fee-print', { notes }) : NOTHING
}

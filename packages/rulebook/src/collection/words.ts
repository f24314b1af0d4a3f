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
import { sayOnFeeSheet } from './sentences.ts'

/** The parts of a schedule option as texts of a sheet; empty where the option has no such part. */

const NO_TEXT = ''

export function bankText({ bank }: FeeOption): Text {
  if (!bank) return NO_TEXT
  const rate = rateText(bank.rate)
  return bank.unit === 'spot' ? sayOnFeeSheet('fee-per', { rate, unit: bank.unit, taken: undefined }) : rate
}

export const playerText = ({ player }: FeeOption): Text =>
  player
    ? sayOnFeeSheet('fee-per', { rate: rateText(player.rate), unit: player.unit, taken: player.time?.taken })
    : NO_TEXT

export const playersText = ({ players }: FeeOption): Text => (players ? countSpan(players) : NO_TEXT)

function rateText(rate: FeeRate): Saying {
  if (rate.by === 'flat') return sayOnFeeSheet('fee-amount', { cents: rate.cents })
  const span = rate.by === 'players' ? countSpan : moneySpan
  return sayOnFeeSheet('fee-rows', {
    rows: rate.rows.map(row => sayOnFeeSheet('fee-row', { span: span(row), cents: row.cents })),
  })
}

/** A fee due after the first round is printed as due after the flop in games that have one. */
const momentOf = (at: FeeMoment, play: FeePlay): FeeMoment =>
  at === 'first-round' && play === 'flop' ? 'flop' : at

export function potText({ pot }: FeeOption, play: FeePlay): Text {
  if (!pot) return NO_TEXT
  const { takes, otherwise, from } = pot
  return sayOnFeeSheet('fee-pot', {
    takes: takes.map(({ at, rate, potReaches }) =>
      sayOnFeeSheet('fee-take', { rate: rateText(rate), at: momentOf(at, play), reaches: potReaches }),
    ),
    otherwise,
    from,
  })
}

export function bonusText({ bonus = {}, bonusUpToBase }: FeeOption): Text {
  const limits = Object.entries(bonus).map(([bet, limit]) =>
    sayOnFeeSheet('fee-bonus-limit', { bet: bet === '*' ? undefined : bet, span: bonusSpan(limit) }),
  )
  const upToBase = bonusUpToBase === true
  return limits.length > 0 || upToBase ? sayOnFeeSheet('fee-bonus', { limits, upToBase }) : NO_TEXT
}

function bonusSpan({ fromBase, ...limit }: BonusLimit): Saying {
  if (fromBase) return sayOnFeeSheet('fee-from-base', { span: bonusSpan(limit) })
  const { min, max, upToTable } = limit
  if (min !== undefined || max !== undefined) return moneySpan(spanOf(min, max))
  return sayOnFeeSheet(upToTable ? 'fee-up-to-table' : 'fee-any-amount')
}

/** The limits of an option, with its kind of betting. */
export function limitText({ betting = [], limit, betsPerSeat, laterMost = {} }: FeeOption): Text {
  const printed = limit && tableLimit(limit)
  if (!printed && betting.length === 0) return NO_TEXT
  let said = sayOnFeeSheet('fee-limit', { betting, limit: printed })
  if (betsPerSeat !== undefined)
    said = sayOnFeeSheet('fee-limit-bets-a-seat', { limit: said, most: betsPerSeat })
  for (const [wager, span] of Object.entries(laterMost)) {
    said = sayOnFeeSheet('fee-limit-later', { limit: said, wager, span: moneySpan(span) })
  }
  return said
}

function tableLimit(limit: TableLimit): Saying {
  switch (limit.kind) {
    case 'wager':
      return moneySpan(spanOf(limit.min, limit.max))
    case 'posted':
      return sayOnFeeSheet('fee-limit-posted', {
        min: moneySpan(limit.min),
        max: limit.max.to === undefined ? undefined : moneySpan(limit.max),
      })
    case 'minimum':
      return sayOnFeeSheet('fee-limit-minimum', { of: limit.of })
    case 'limit':
      return sayOnFeeSheet('fee-limit-bets', {
        bets: pair(limit.bets),
        blinds: limit.blinds && pair(limit.blinds),
      })
    case 'limits':
      return sayOnFeeSheet('fee-limit-range', { from: pair(limit.from), to: pair(limit.to) })
    case 'blinds':
      return sayOnFeeSheet('fee-limit-blinds', { blinds: pair(limit.blinds) })
    case 'buy-in':
      return sayOnFeeSheet('fee-limit-buy-in', { span: moneySpan(spanOf(limit.min, limit.max)) })
  }
}

const pair = ([lower, upper]: Pair): Saying => sayOnFeeSheet('fee-pair', { lower, upper })

const spanOf = (from: number | undefined, to: number | undefined): Span => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})

/** The misprints, and how they are read. */
export function printText(option: FeeOption): Text {
  const notes = [
    ...feeFlags(option).map(({ kind, note }) => sayOnFeeSheet('fee-flag', { kind, note })),
    ...feeReadings(option).map(({ name, default: value }) => sayOnFeeSheet('fee-read-as', { name, value })),
  ]
  return notes.length > 0 ? sayOnFeeSheet('fee-print', { notes }) : NO_TEXT
}

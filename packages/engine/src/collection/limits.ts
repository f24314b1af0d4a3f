import type { Cents } from '../money/cents.ts'
import type { Refusal } from '../say/refusal.ts'
import type { BonusLimit, Schedule, Span, TableLimit } from './fee.ts'
import { refuseFee } from './refusals.ts'
import { isWithinSpan, moneySpan } from './rows.ts'

/** What a wager at the table may be; an end that is left out is open. */
export interface WagerLimits {
  readonly min?: Cents
  readonly max?: Cents
  /** By wager; `*` stands for each bonus bet that is not named. Without it the table's limits hold. */
  readonly bonus: Readonly<Record<string, Omit<BonusLimit, 'upToTable'>>>
  readonly bonusUpToBase: boolean
  /** Game wagers that may lie at one seat. */
  readonly betsPerSeat?: number
  /** The maximum of wagers made during the round, where there is one. */
  readonly laterMost?: Readonly<Record<string, Cents>>
}

/** The minimum and the maximum that the house may post under a printed limit. */
function printed(limit: TableLimit | undefined): { min: Span; max: Span } {
  switch (limit?.kind) {
    case 'wager': {
      const span = limit.max === undefined ? { from: limit.min } : { from: limit.min, to: limit.max }
      return { min: span, max: span }
    }
    case 'posted':
      return limit
    case 'minimum':
      return { min: { from: Math.min(...limit.of) }, max: {} }
    default:
      return { min: {}, max: {} }
  }
}

/** The limits of an option: as `posted` within what is printed, else the widest that is printed. */
export function limitsOf(
  { option }: Pick<Schedule, 'option'>,
  posted: { readonly min?: Cents; readonly max?: Cents } = {},
): WagerLimits | Refusal {
  const { min, max } = printed(option.limit)
  for (const [unfiled, amount, span] of [
    ['minimum-not-filed', posted.min, min],
    ['maximum-not-filed', posted.max, max],
  ] as const) {
    if (amount !== undefined && !isWithinSpan(span, amount)) {
      return refuseFee(unfiled, { amount, filed: moneySpan(span) })
    }
  }
  const least = posted.min ?? min.from
  const most = posted.max ?? max.to
  return {
    ...(least === undefined ? {} : { min: least }),
    ...(most === undefined ? {} : { max: most }),
    bonus: Object.fromEntries(
      Object.entries(option.bonus ?? {}).map(([on, { upToTable, ...own }]) => [
        on,
        upToTable && most !== undefined ? { ...own, max: most } : own,
      ]),
    ),
    bonusUpToBase: option.bonusUpToBase === true,
    ...(option.betsPerSeat === undefined ? {} : { betsPerSeat: option.betsPerSeat }),
    ...(option.laterMost ? { laterMost: postedMost(option.laterMost, posted.max) } : {}),
  }
}

/** The posted limit if the print allows it, else the widest that is printed. */
const postedMost = (
  printed: Readonly<Record<string, Span>>,
  posted: Cents | undefined,
): Record<string, Cents> =>
  Object.fromEntries(
    Object.entries(printed).map(([on, { from = 0, to = Number.POSITIVE_INFINITY }]) => [
      on,
      Math.min(to, Math.max(from, posted ?? to)),
    ]),
  )

import type { Cents } from '@cardroom/engine'
import type { BonusLimit, FeeRow, Pair, Span, TableLimit } from '@cardroom/engine/collection'

/**
 * A short notation for fee sheets: amounts are dollars as the sheet prints them (`0.50`, `1000`), a row is
 * its amounts and its fee (`51-200 3`), `501+` is $501 or more, `<=4` four or less.
 */

/** `0.50` → 50. */
export function inCents(dollars: string | number): Cents {
  const value = Number(dollars)
  const whole = Math.round(value * 100)
  if (!(value >= 0) || Math.abs(whole - value * 100) > 1e-6) throw new Error(`"${dollars}" is not an amount`)
  return whole
}

const SPAN = /^(?:<=(?<most>[\d.]+)|(?<least>[\d.]+)\+|(?<from>[\d.]+)-(?<to>[\d.]+)|(?<only>[\d.]+))$/

function spanOf(text: string, value: (printed: string) => number): Span {
  const { most, least, from, to, only } = SPAN.exec(text)?.groups ?? {}
  if (most) return { to: value(most) }
  if (least) return { from: value(least) }
  if (from && to) return { from: value(from), to: value(to) }
  if (only) return { from: value(only), to: value(only) }
  throw new Error(`"${text}" is not a range`)
}

/** Amounts: `51-200`, `501+`, `<=49`. */
export const amounts = (text: string): Span => spanOf(text, inCents)

/** Numbers of players: `7+`, `5-6`, `4`, `<=3`. */
export const band = (text: string): Span => spanOf(text, Number)

/** `5-50 0.50, 51+ 1`. */
export const rows = (text: string): FeeRow[] =>
  cells(text, amounts).map(({ span, fees }) => row(span, fees[0]!))

/** `7+ 4, 5-6 3, <=4 2`. */
export const bands = (text: string): FeeRow[] =>
  cells(text, band).map(({ span, fees }) => row(span, fees[0]!))

const row = (span: Span, fee: string): FeeRow => ({ ...span, cents: inCents(fee) })

function cells(text: string, spanIn: (text: string) => Span): { span: Span; fees: string[] }[] {
  return text.split(', ').map(line => {
    const [span, ...fees] = line.split(' ')
    if (!span || fees.length === 0) throw new Error(`"${line}" is not a row`)
    return { span: spanIn(span), fees }
  })
}

/** A column that has blank cells, read as merged with the cell above, or as nothing due. */
interface MergedColumn {
  readonly merged: FeeRow[]
  readonly nothing: FeeRow[]
  readonly blanks: boolean
}

/** Two columns beside one list of amounts, `"` for a blank cell: `10-100 1 1, 101-200 5 2, 201+ " 3`. */
export function feeColumns(text: string): [MergedColumn, MergedColumn] {
  const printed = cells(text, amounts)
  const column = (at: number): MergedColumn => {
    let above = '0'
    const merged = printed.map(({ span, fees }) => {
      if (fees[at] !== '"') above = fees[at]!
      return row(span, above)
    })
    const nothing = printed.map(({ span, fees }) => row(span, fees[at] === '"' ? '0' : fees[at]!))
    return { merged, nothing, blanks: printed.some(({ fees }) => fees[at] === '"') }
  }
  return [column(0), column(1)]
}

/** `1-2` → a $1–$2 game. */
export function pair(text: string): Pair {
  const { from, to } = amounts(text)
  if (from === undefined || to === undefined) throw new Error(`"${text}" is not a pair`)
  return [from, to]
}

/** A table limit: `5-500`, or `100+` for a minimum only. */
export function limit(text: string): Extract<TableLimit, { kind: 'wager' }> {
  return { kind: 'wager', ...least(text) }
}

/** The limit of one bonus bet. */
export const bonusLimit = (text: string): BonusLimit => least(text)

/** A bonus bet outside the table's limits, without printed figures. */
export const anyAmount: BonusLimit = {}

function least(text: string): { min: Cents; max?: Cents } {
  const { from, to } = amounts(text)
  if (from === undefined) throw new Error(`"${text}" has no minimum`)
  return to === undefined ? { min: from } : { min: from, max: to }
}

/** A minimum and a maximum that the room posts, each within its range. */
export const posted = (min: string, max: string): TableLimit => ({
  kind: 'posted',
  min: amounts(min),
  max: amounts(max),
})

/** One citation a line: `each('003', '3372-3379, 3381')`. */
export function citationsOf(file: string, lines: string): string[] {
  return lines.split(', ').flatMap(run => {
    const [from, to = from] = run.split('-').map(Number) as [number, number?]
    return Array.from({ length: to - from + 1 }, (_, at) => `${file}:${from + at}`)
  })
}

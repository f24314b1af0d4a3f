import type { FeeOption, FeeRate, FeeTable } from '@cardroom/engine/collection'

/** A rule of the sheets that an option does not keep. */
export interface Breach {
  readonly table: string
  readonly option: string
  readonly cite: string
  readonly rule: 'at-most-rates' | 'rates-rise' | 'starts-at-the-minimum' | 'every-amount'
  /** The printed value, and for some rules the right one: rates, or cents. */
  readonly printed: readonly number[]
}

/** At most five rates a table limit, in every room's general rules (000:316, 001:1346, 003:3025, 004:5745). */
const MAX_RATES = 5

/**
 * Finds the breaches of a schedule's rules: more rates than the sheet allows itself, a fee that does not rise
 * with the amount, rows that do not start at the table's minimum, an amount without a row.
 */
export function breaches(tables: readonly FeeTable[]): Breach[] {
  return tables.flatMap(table =>
    table.options.flatMap(option =>
      [...tooManyRates(table, option), ...ratesOf(option).flatMap(rate => rowBreaches(option, rate))].map(
        breach => ({ table: table.title, option: option.id, cite: option.cite, ...breach }),
      ),
    ),
  )
}

type BreachFinding = Pick<Breach, 'rule' | 'printed'>

const ratesOf = ({ bank, player, pot }: FeeOption): FeeRate[] => [
  ...(bank ? [bank.rate] : []),
  ...(player ? [player.rate] : []),
  ...(pot ? pot.takes.map(take => take.rate) : []),
]

function tooManyRates(table: FeeTable, option: FeeOption): BreachFinding[] {
  const most = table.atMostRates?.count ?? MAX_RATES
  const counts = ratesOf(option).map(rate => (rate.by === 'flat' ? 1 : rate.rows.length))
  return counts
    .filter(count => count > most)
    .map(count => ({ rule: 'at-most-rates', printed: [count, most] }))
}

function rowBreaches(option: FeeOption, rate: FeeRate): BreachFinding[] {
  if (rate.by === 'flat' || rate.by === 'players') return []
  const found: BreachFinding[] = []
  const { rows } = rate
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    if (before && row.cents < before.cents) {
      found.push({ rule: 'rates-rise', printed: [before.cents, row.cents, row.from ?? 0] })
    }
  }
  const first = rows[0]!
  if (option.limit?.kind === 'wager' && first.from !== undefined && first.from > option.limit.min) {
    found.push({ rule: 'starts-at-the-minimum', printed: [first.from, option.limit.min] })
  }
  const last = rows.at(-1)!
  if (rate.by === 'action' && last.to !== undefined) {
    found.push({ rule: 'every-amount', printed: [last.from ?? 0, last.to] })
  }
  return found
}

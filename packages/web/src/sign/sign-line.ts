import type { SignFees, SignTake, TableSign } from '@cardroom/rulebook/sign'
import type { Speaker } from '@cardroom/words'
import { PAYERS } from './payers.ts'

/** The sign in one line: the limits, and what each who pays has to pay. */
export const signLine = ({ limits, fees }: TableSign, m: Speaker): string =>
  [...(limits === undefined ? [] : [m.say(limits)]), ...feeWords(fees, m)].join(' · ')

/** What each who pays has to pay, in a few words each. */
export const feeWords = (fees: readonly SignFees[], m: Speaker): string[] =>
  PAYERS.flatMap(payer => brief(payer, fees, m))

/** Of several options, from the least that may be due to the most. */
function brief(from: SignTake['from'], fees: readonly SignFees[], m: Speaker): string[] {
  const words = m.sign
  const takes = fees.flatMap(one => one.takes.filter(take => take.from === from))
  const [first] = takes
  if (!first) return []
  const payer = words.payers[from]
  const cents = takes.flatMap(({ rows }) => rows.map(row => row.cents))
  if (cents.length === 0) return [words.briefNothing(payer)]
  const [least, most] = [Math.min(...cents), Math.max(...cents)]
  const fee = least === most ? m.money(least) : m.table.wager.bounds(m.money(least), m.money(most))
  return [words.brief(payer, fee, words.units[first.per])]
}

import type { SignFees, SignTake, TableSign } from '@cardroom/rulebook/sign'
import type { Speaker } from '@cardroom/words'

/** The sign in one line: the limits, and each payer's fee. */
export const signLine = ({ limits, fees }: TableSign, m: Speaker): string =>
  [...(limits === undefined ? [] : [m.say(limits)]), ...feeWords(fees, m)].join(' · ')

/** Each payer's fee, in a few words. */
export const feeWords = (fees: readonly SignFees[], m: Speaker): string[] =>
  SIGN_PAYERS.flatMap(payer => briefFees(payer, fees, m))

/** The fees of several options, from the least to the most. */
function briefFees(from: SignTake['from'], fees: readonly SignFees[], m: Speaker): string[] {
  const words = m.sign
  const takes = fees.flatMap(one => one.takes.filter(take => take.from === from))
  const [first] = takes
  if (!first) return []
  const payer = words.payers[from]
  const cents = takes.flatMap(({ rows }) => rows.map(row => row.cents))
  if (cents.length === 0) return [words.briefNothing({ payer })]
  const [least, most] = [Math.min(...cents), Math.max(...cents)]
  const fee =
    least === most ? m.money(least) : m.table.wager.bounds({ from: m.money(least), to: m.money(most) })
  return [words.brief({ payer, fee, unit: words.units[first.per] })]
}

/** The possible payers of a fee, in a sign's order. */
export const SIGN_PAYERS = ['player', 'bank', 'pot', 'blinds'] as const

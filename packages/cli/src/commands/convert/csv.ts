import type { ResultWritten, RoundRecord } from '@cardroom/engine'

export type FinishedRecord = RoundRecord & { readonly result: ResultWritten }

const CSV_COLUMNS = ['round', 'game', 'who', 'hand', 'is', 'wagers', 'fees', 'net']

/** One line for each round and each person in it (RFC 4180); amounts are in dollars. */
export const roundsAsCsv = (records: readonly FinishedRecord[]): string =>
  [CSV_COLUMNS, ...records.flatMap(rowsOf)].map(row => `${row.map(cell).join(',')}\r\n`).join('')

function rowsOf({ game, result }: FinishedRecord, i: number): string[][] {
  return Object.entries(result.net).map(([who, net]) => {
    const hand = result.hands?.[who]
    const wagers = (result.wagers ?? []).filter(line => nameOf(line) === who)
    const fees = result.fees.filter(
      fee => fee.seat !== undefined && nameOf({ ...fee, seat: fee.seat }) === who,
    )
    return [
      String(i + 1),
      game,
      who,
      hand?.cards ?? '',
      hand?.name ?? '',
      wagers.map(({ on, amount, outcome }) => `${on} ${dollars(amount)} ${outcome}`).join('; '),
      dollars(fees.reduce((sum, { cents }) => sum + cents, 0)),
      dollars(net),
    ]
  })
}

const nameOf = ({ seat, by, player = seat }: { seat: number; by?: string; player?: number }): string =>
  by === undefined ? String(player) : `${seat}/${by}`

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** As spreadsheets read it: no text is taken for a formula. */
function cell(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

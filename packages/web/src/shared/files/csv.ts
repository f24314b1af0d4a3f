import { writeDollars } from '../controls/amount.ts'

/** A cell as spreadsheets read it, so that no name is taken for a formula. */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return value < 0 ? `-${writeDollars(-value)}` : writeDollars(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file of comma-separated values (RFC 4180); numbers are cents, written in dollars. */
export const csvOfRows = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map(row => `${row.map(csvCell).join(',')}\r\n`).join('')

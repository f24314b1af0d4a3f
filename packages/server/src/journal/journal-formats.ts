import type { Cents } from '@cardroom/engine'
import type { JournalEntry, Posting } from './entry.ts'

/** What people are called, by their ids. */
export type NamesById = Readonly<Record<string, string>>

const dollars = (cents: Cents): string => (cents / 100).toFixed(2)
const momentOf = (at: number): string => new Date(at).toISOString()

const CSV_HEAD = [
  ...['at', 'day', 'shift', 'what', 'table', 'game', 'schedule', 'round', 'rulings'],
  ...['account', 'person', 'as', 'for', 'cents', 'chain', 'version'],
]

/** The journal for spreadsheets (RFC 4180): a line for every posting, amounts in cents. */
export async function* journalCsv(
  entries: AsyncIterable<JournalEntry>,
  names: NamesById,
): AsyncGenerator<string> {
  yield csvLine(CSV_HEAD)
  for await (const one of entries) {
    const { at, day, shift, what, table, game, schedule, round, rulings = [], chain, version } = one
    const before = [momentOf(at), day, shift, what, table, game, schedule, round, rulings.join(' ')]
    for (const { account, person, as, provider, cents, fund } of one.postings) {
      const who = person === undefined ? '' : (names[person] ?? person)
      yield csvLine([...before, account, who, as ?? fund, provider ? 'provider' : '', cents, chain, version])
    }
  }
}

type Cell = string | number | undefined

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(quoted).join(',')}\r\n`

/** A cell that a spreadsheet reads as text or number, never as a formula. */
function quoted(cell: Cell = ''): string {
  const text = typeof cell === 'string' && /^[=+\-@\t]/.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The journal as plain-text accounting, in the format of hledger: an account of each person under a table's. */
export async function* journalHledger(
  entries: AsyncIterable<JournalEntry>,
  names: NamesById,
): AsyncGenerator<string> {
  yield '; The books of a card room. Chains and versions name the events that entries follow from.\ncommodity $1,000.00\n'
  for await (const one of entries) {
    const { day, what, shift, table, game, schedule, round, rulings, chain, version, postings } = one
    if (postings.length === 0) continue
    const tags = Object.entries({
      shift,
      table,
      game,
      schedule,
      round,
      rulings: rulings?.join(' '),
      chain,
      version,
    })
    const said = tags.flatMap(([tag, value]) =>
      value === undefined ? [] : [`${tag}:${plain(String(value))}`],
    )
    yield `\n${day} ${what}  ; ${said.join(', ')}\n`
    for (const posting of postings) yield postingLine(posting, names)
  }
}

function postingLine({ account, person, as, provider, cents, fund }: Posting, names: NamesById): string {
  const who = person === undefined ? undefined : plain(names[person] ?? person)
  const isShared = /^(table|hand):/.test(account)
  const part = who ?? (fund === undefined ? 'box' : `box ${fund}`)
  const name = account.startsWith('wallet:') ? `wallet:${who}` : isShared ? `${account}:${part}` : account
  const role = as === undefined ? '' : `  ; as:${as}${provider ? ', for:provider' : ''}`
  return `    ${name}  $${dollars(cents)}${role}\n`
}

/** A text without characters that would end an account's name, a tag or a comment. */
const plain = (text: string): string => text.replaceAll(/[:;,()[\]|*!\r\n\t]+|\s{2,}/g, ' ').trim()

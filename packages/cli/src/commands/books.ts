import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { BooksReply, FiguresLine } from '@cardroom/server/books'
import { english } from '@cardroom/words/en'
import { BadInput } from '../command/bad-input.ts'
import type { ProgramCommand } from '../command/command.ts'
import { databaseOf } from '../input/database.ts'
import { openRulebookWith, RULES_HELP, rulesFlag } from '../input/own-rules.ts'
import { Progress } from '../terminal/progress.ts'
import { inColumns } from '../terminal/table.ts'

const FORMATS = ['csv', 'hledger', 'events', 'json'] as const

export const booksCommand: ProgramCommand = {
  help: `cardroom books [--data DIR | --database URL] [--from DAY] [--to DAY] [--by WHAT] [--csv | --hledger | --events | --json]

The books of a card room by double entry, made from the same events as everything else: wallets, tables, what was
collected and what of it was counted, who won and lost as player-dealer or player, what the house gave. Without more
the trial balance, which comes to nothing. Every event is checked against its chain, every entry balances, and every
account must be kept as the entries make it; the exit code is 1 if one is not. Nothing is changed, and a card room may
go on there meanwhile.

  --data DIR     the folder in which it is kept (default ./data)
  --database URL the PostgreSQL database in which it is kept (or what DATABASE_URL says)
  --from DAY     from this day of the house on, such as 2026-11-17 (docs/rooms/count.md)
  --to DAY       up to and with this day
  --by WHAT      account (the trial balance, if nothing is said), day, shift, table, game, schedule or person
  --csv          the journal for spreadsheets: a line for every posting
  --hledger      the journal as plain-text accounting, in hledger's format
  --events       for auditors: every event with its chain and hash, every round with its seal, a line of JSON each
  --json         what is printed otherwise, as JSON
${RULES_HELP}`,

  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        database: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        by: { type: 'string' },
        csv: { type: 'boolean', default: false },
        hledger: { type: 'boolean', default: false },
        events: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        ...rulesFlag,
      },
    })
    if (values.data !== undefined && values.database !== undefined)
      throw new BadInput('a folder or a database, not both', '--database')
    const [format, other] = FORMATS.filter(one => values[one])
    if (other !== undefined) throw new BadInput(`--${format} or --${other}, not both`, `--${other}`)
    if (values.by !== undefined && format !== undefined && format !== 'json')
      throw new BadInput('the journal is not laid out by anything', '--by')
    const days = { from: dayIn('--from', values.from), to: dayIn('--to', values.to) }
    if (days.from !== undefined && days.to !== undefined && days.from > days.to)
      throw new BadInput(`${days.to} is before ${days.from}`, '--to')
    if (format === 'events' && (days.from ?? days.to) !== undefined)
      throw new BadInput('chains are whole: no days can be chosen', '--events')
    const database =
      values.data === undefined ? databaseOf(values.database ?? process.env.DATABASE_URL) : undefined
    const library = await openRulebookWith(values.rules)
    const kept = await import('@cardroom/server/books')
    const { by = 'account' } = values
    if (!isOneOf(kept.BOOKS_BY, by)) throw new BadInput(`${kept.BOOKS_BY.join(', ')}, not "${by}"`, '--by')
    const { ledger } = await kept
      .openLedger(database === undefined ? { data: values.data ?? './data' } : { database })
      .catch((error: Error) => {
        throw new BadInput(error.message, database === undefined ? '--data' : '--database')
      })
    const bar = new Progress()
    const options = { ledger, library, progress: bar.show }
    try {
      if (format === 'csv' || format === 'hledger') {
        const names = Object.fromEntries((await ledger.people()).map(({ id, name }) => [id, name]))
        const write = format === 'csv' ? kept.journalCsv : kept.journalHledger
        await print(write(kept.entriesIn(options, days), names))
        return 0
      }
      if (format === 'events') {
        await print(kept.chainLines(ledger))
        return 0
      }
      const found = await kept.booksOf({ ...options, ...days, by })
      bar.end()
      console.log(format === 'json' ? JSON.stringify(found) : booksText(found))
      return found.differs.length > 0 ? 1 : 0
    } catch (error) {
      if (error instanceof kept.TamperedError) throw new BadInput(`${error.message}: see cardroom audit`)
      throw error
    } finally {
      bar.end()
      await ledger.close()
    }
  },
}

/** Writes as fast as the reader reads. */
async function print(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) if (!process.stdout.write(line)) await once(process.stdout, 'drain')
}

function dayIn(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  // A parsed day may differ: the 30th of February becomes the 2nd of March.
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
  if (!isDay) throw new BadInput(`a day, such as 2026-11-17, not "${text}"`, option)
  return text
}

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  list.some(one => one === text)

const COLUMNS: readonly (readonly [keyof FiguresLine, string])[] = [
  ['rounds', 'rounds'],
  ['ruled', 'ruled'],
  ['voided', 'voided'],
  ['collection', 'collection'],
  ['jackpot', 'jackpot'],
  ['playerDealers', 'player-dealers'],
  ['players', 'players'],
  ['providers', 'providers'],
  ['boughtIn', 'bought in'],
  ['cashedOut', 'cashed out'],
  ['given', 'given'],
  ['counted', 'counted'],
  ['short', 'short'],
]
const COUNT_COLUMNS: ReadonlySet<string> = new Set(['rounds', 'ruled', 'voided'])

function booksText({ by, balance = [], lines = [], names, entries, differs }: BooksReply): string {
  const accounts = balance.map(({ account, before, came, went, after }) => [
    nameIn(account, names),
    ...[before, came, went, after].map(cents => english.money(cents)),
  ])
  const total = balance.reduce((sum, { after }) => sum + after, 0)
  const rows = lines.map(line => [
    line.key === '' ? '-' : (names[line.key] ?? line.key),
    ...COLUMNS.map(([figure]) =>
      COUNT_COLUMNS.has(figure) ? english.number(Number(line[figure])) : english.money(Number(line[figure])),
    ),
  ])
  return [
    by === 'account'
      ? inColumns([['account', 'before', 'came', 'went', 'after'], ...accounts])
      : inColumns([[by, ...COLUMNS.map(([, head]) => head)], ...rows]),
    ...(by === 'account' ? [`All accounts together: ${english.money(total)}`] : []),
    `${english.number(entries)} entries; ${
      differs.length === 0
        ? 'every one balances, and every account is kept as they make it.'
        : `accounts that are kept otherwise: ${differs.join(', ')}`
    }`,
  ].join('\n')
}

/** A wallet by its owner. */
const nameIn = (account: string, names: BooksReply['names']): string => {
  const [kind, id = ''] = account.split(':')
  return kind === 'wallet' ? `wallet:${names[id] ?? id}` : account
}

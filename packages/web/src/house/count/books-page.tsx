import { BOOKS_BY, type BooksBy, type BooksReply, type Figures, type MeReply } from '@cardroom/protocol'
import type { Speaker } from '@cardroom/words'
import { useState } from 'react'
import { ask } from '../../connection/ask.ts'
import { useRoomState } from '../../connection/use-room-state.ts'
import { csvOfRows } from '../../shared/files/csv.ts'
import { saveFile } from '../../shared/files/save-file.ts'
import { Alert } from '../../shared/frame/failed.tsx'
import { PageFrame } from '../../shared/frame/page-frame.tsx'
import { useMessages } from '../../shared/messages/messages.ts'
import { Link } from '../../shared/routing/link.tsx'
import { useHouseReply } from '../use-house.ts'

const COUNT_FIGURES: readonly (keyof Figures)[] = ['rounds', 'ruled', 'voided']
const BOOK_FIGURES: readonly (keyof Figures)[] = [
  ...COUNT_FIGURES,
  ...(['collection', 'jackpot', 'playerDealers', 'players', 'providers', 'boughtIn', 'cashedOut'] as const),
  ...(['given', 'counted', 'short'] as const),
]

/** The books, for the operator and the auditor. */
export default function BooksPage() {
  const m = useMessages()
  const status = useRoomState(state => state.status)
  const me = useHouseReply<MeReply>(status === 'open' ? '/api/me' : undefined)
  const has = (part: string) => me.value?.parts.some(one => one === part) ?? false
  const path = has('operator') ? '/api/house/books' : has('auditor') ? '/api/audit/books' : undefined
  const [by, setBy] = useState<BooksBy>('account')
  const [days, setDays] = useState<{ readonly from?: string; readonly to?: string }>({})
  const chosen = Object.entries(days).filter(([, day]) => day !== '')
  const query = new URLSearchParams(Object.fromEntries(chosen))
  const asked = useHouseReply<BooksReply>(path && `${path}?${new URLSearchParams({ by })}&${query}`)
  const { value } = asked
  const rows = value && rowsOf(m, value)
  const takeAway = async (format: 'csv' | 'hledger') => {
    const reply = await ask('GET', `${path}/journal?format=${format}&${query}`)
    const name = format === 'csv' ? 'journal.csv' : 'house.journal'
    if (reply.ok) saveFile(name, await reply.text(), 'text/plain')
  }
  const day = (which: 'from' | 'to') => (
    <label>
      <span>{m.books[which]}</span>
      <input
        type="date"
        value={days[which] ?? ''}
        onChange={event => setDays({ ...days, [which]: event.target.value })}
      />
    </label>
  )
  return (
    <PageFrame title={m.books.title} className="house books">
      <p className="crumbs">
        <Link href="/house">{m.house.title}</Link>
      </p>
      <h1>{m.books.title}</h1>
      <p className="lead no-print">
        {me.value !== undefined && path === undefined ? m.house.notYours : m.books.lead}
      </p>
      <Alert why={asked.why} />
      {path === undefined ? null : (
        <div className="house-form no-print">
          <label>
            <span>{m.books.by}</span>
            <select
              value={by}
              onChange={event => setBy(BOOKS_BY.find(one => one === event.target.value) ?? by)}
            >
              {BOOKS_BY.map(one => (
                <option key={one} value={one}>
                  {m.books.kinds[one]}
                </option>
              ))}
            </select>
          </label>
          {day('from')}
          {day('to')}
        </div>
      )}
      {value && rows ? (
        <>
          <BooksTable rows={rows} />
          {rows.length < 2 ? <p className="wait">{m.books.nothing}</p> : null}
          <p role="status" className={value.differs.length === 0 ? '' : 'wrong'}>
            {value.differs.length === 0
              ? m.books.agrees({ n: m.number(value.entries) })
              : m.books.differs({ accounts: m.all(value.differs) })}
          </p>
          <p className="moves no-print">
            <button
              type="button"
              className="btn"
              onClick={() => saveFile(`books-${by}.csv`, csvOfRows(cellsOf(rows)), 'text/csv')}
            >
              {m.books.csv}
            </button>
            <button type="button" className="btn" onClick={() => takeAway('csv')}>
              {m.books.journalCsv}
            </button>
            <button type="button" className="btn" onClick={() => takeAway('hledger')}>
              {m.books.hledger}
            </button>
            <button type="button" className="btn" onClick={() => window.print()}>
              {m.books.pdf}
            </button>
          </p>
        </>
      ) : null}
    </PageFrame>
  )
}

/** A cell: words, a number of rounds, or cents. */
type Cell = string | { readonly count: number } | { readonly cents: number }

function BooksTable({ rows: [head = [], ...rows] }: { rows: readonly (readonly Cell[])[] }) {
  const m = useMessages()
  const shown = (cell: Cell): string => {
    if (typeof cell === 'string') return cell
    return 'cents' in cell ? m.money(cell.cents) : m.number(cell.count)
  }
  return (
    <div className="house-scroll">
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={shown(cell)} scope="col" className={i === 0 ? '' : 'figure'}>
                {shown(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={shown(name)}>
              <th scope="row">{shown(name)}</th>
              {cells.map((cell, i) => (
                <td key={shown(head[i + 1] ?? '')} className="figure">
                  {shown(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The cells for a spreadsheet: counts as they are, amounts in dollars. */
const cellsOf = (rows: readonly (readonly Cell[])[]): (string | number)[][] =>
  rows.map(row =>
    row.map(cell => {
      if (typeof cell === 'string') return cell
      return 'cents' in cell ? cell.cents : String(cell.count)
    }),
  )

function rowsOf(m: Speaker, { by, balance, lines = [], names }: BooksReply): Cell[][] {
  const { books } = m
  const called = (id: string): string => names[id] ?? (id === 'bots' ? books.bots : id)
  if (balance) {
    const total = balance.reduce((sum, { after }) => sum + after, 0)
    return [
      [books.account, books.before, books.came, books.went, books.after],
      ...balance.map(({ account, before, came, went, after }): Cell[] => [
        account.startsWith('wallet:') ? `wallet:${called(account.slice('wallet:'.length))}` : account,
        ...[before, came, went, after].map(cents => ({ cents })),
      ]),
      [books.together, '', '', '', { cents: total }],
    ]
  }
  return [
    [books.kinds[by], ...BOOK_FIGURES.map(figure => books.figures[figure])],
    ...lines.map((line): Cell[] => [
      line.key === '' ? '–' : called(line.key),
      ...BOOK_FIGURES.map(figure =>
        COUNT_FIGURES.includes(figure) ? { count: line[figure] } : { cents: line[figure] },
      ),
    ]),
  ]
}

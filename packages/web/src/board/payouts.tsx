import type { Section } from '@cardroom/engine'
import type { NotedRound } from '@cardroom/engine/board'
import { Fit } from '../felt/fit.tsx'
import { useMessages } from '../shared/messages/messages.ts'

interface Props {
  readonly payouts: readonly Section[]
  readonly rounds: readonly NotedRound[]
  /** The latest round has just ended. */
  readonly isOver: boolean
  /** Shows the payouts only, without how often and when they came. */
  readonly isBrief?: true
}

/** With more rows than these, short texts share a line. */
const MAX_ROOMY_ROWS = 8
/** The most letters of a bet's name and outcome that fit on one line. */
const MAX_LINE_LETTERS = 22

/** The payout screen: rows that the last hand hit are lit, others show when they last came. */
export function Payouts({ payouts, rounds, isOver, isBrief }: Props) {
  const m = useMessages()
  const isCrowded = payouts.flatMap(({ table }) => table?.rows ?? []).length > MAX_ROOMY_ROWS
  return (
    <Fit className="tv-payouts" most={1.8}>
      {payouts.map((section, at) => {
        const rows = section.table?.rows.map(({ cells }, row) => {
          const ago = lastTime(rounds, section, rowsBefore(payouts, at) + row)
          return { cells: cells.map(m.say), row, ago, look: isOver && ago === 0 ? 'lit' : '' }
        })
        const place = (row: number) => `${section.pays?.join()} ${row}`
        const [only] = rows ?? []
        const letters = m.say(section.title).length + (only?.cells[0]?.length ?? 0)
        const isShort = isCrowded && letters <= MAX_LINE_LETTERS
        return isBrief && only && rows?.length === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wager may have several tables
          <table key={at}>
            <tbody>
              <tr className={only.look} data-row={place(0)}>
                <td>
                  <b>{m.say(section.title)}</b>
                  {isShort ? ' ' : <br />}
                  <small>{only.cells[0]}</small>
                </td>
                <td>{only.cells[1]}</td>
              </tr>
            </tbody>
          </table>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wager may have several tables
          <table key={at}>
            <caption>{m.say(section.title)}</caption>
            {isBrief ? null : <Head section={section} />}
            <tbody>
              {rows?.map(({ cells, row, ago, look }) => (
                <tr key={row} className={look} data-row={place(row)}>
                  {cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns stand as they were filed
                    <td key={column}>{cell}</td>
                  ))}
                  {isBrief ? null : <td className="ago">{ago}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </Fit>
  )
}

function Head({ section }: { section: Section }) {
  const m = useMessages()
  return (
    <thead>
      <tr>
        {section.table?.columns.map((column, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns stand as they were filed
          <th key={nth} scope="col">
            {m.say(column)}
          </th>
        ))}
        <th scope="col">{m.board.roundsAgo}</th>
      </tr>
    </thead>
  )
}

/** The rows in the earlier pay tables of the same wager. */
const rowsBefore = (payouts: readonly Section[], at: number): number =>
  payouts
    .slice(0, at)
    .filter(({ pays }) => pays?.some(on => payouts[at]?.pays?.includes(on)))
    .reduce((sum, { table }) => sum + (table?.rows.length ?? 0), 0)

function lastTime(rounds: readonly NotedRound[], { pays }: Section, row: number): number | undefined {
  const at = rounds.findLastIndex(({ paid }) => paid.some(one => one.row === row && pays?.includes(one.on)))
  return at < 0 ? undefined : rounds.length - 1 - at
}

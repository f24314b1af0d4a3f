import type { Grid, Section, SheetTable, Statement } from '@cardroom/engine'
import { cardNames, cardSign } from '@cardroom/words'
import { type ReactNode, useId } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { CiteButton } from '../cites/cite-button.tsx'
import { overlaps } from '../cites/overlaps.ts'
import { TermsIn } from '../terms/terms-in.tsx'

interface Props {
  readonly section: Section<string>
  /** The requested lines; what rests on them is highlighted. */
  readonly marked: string | undefined
}

/** A part of a rule sheet: statements, a table or a chart. */
export function SheetSection({ section, marked }: Props) {
  const id = useId()
  const { title, lines, ordered, table, grid } = section
  return (
    <section className="sheet-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lines ? <Statements lines={lines} ordered={ordered === true} marked={marked} /> : null}
      {table ? (
        <Frame label={id}>
          <Rows table={table} marked={marked} />
        </Frame>
      ) : null}
      {grid ? (
        <Frame label={id}>
          <Chart grid={grid} marked={marked} />
        </Frame>
      ) : null}
    </section>
  )
}

const markOf = (cite: string | undefined, marked: string | undefined): string | undefined =>
  cite !== undefined && marked !== undefined && overlaps(cite, marked) ? 'marked' : undefined

interface StatementsProps {
  readonly lines: readonly Statement<string>[]
  readonly ordered: boolean
  readonly marked: string | undefined
}

function Statements({ lines, ordered, marked }: StatementsProps) {
  const items = lines.map(({ text, cite }) => (
    <li key={text} className={markOf(cite, marked)}>
      <TermsIn text={text} /> {cite === undefined ? null : <CiteButton cite={cite} />}
    </li>
  ))
  return ordered ? <ol className="statements ordered">{items}</ol> : <ul className="statements">{items}</ul>
}

/** A frame in which a wide table scrolls, also by keyboard. */
function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-frame" tabIndex={0} aria-labelledby={label}>
      {children}
    </section>
  )
}

function Rows({ table, marked }: { table: SheetTable<string>; marked: string | undefined }) {
  const m = useMessages()
  const cellOf = (cell: string, column: number): ReactNode =>
    table.cards?.includes(column) ? <Cards text={cell} /> : <TermsIn text={cell} />
  return (
    <table className={table.columns.length > 2 ? 'stacks' : undefined}>
      <thead>
        <tr>
          {table.columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">{m.rules.lines}</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed table's rows are known by their place
          <tr key={at} className={markOf(row.cite, marked)}>
            {row.cells.map((cell, column) => {
              const words = cellOf(cell, column)
              return column === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <th scope="row" key={column}>
                  {words}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={column} data-column={table.columns[column]}>
                  {words}
                </td>
              )
            })}
            <td className="cite-cell">{row.cite === undefined ? null : <CiteButton cite={row.cite} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Cards in a table: symbols to see, words for screen readers. */
function Cards({ text }: { text: string }) {
  const m = useMessages()
  const cards = text.split(' ').filter(Boolean)
  return (
    <>
      <span aria-hidden="true" className="card-signs">
        {cards.map(card => cardSign(m, card)).join(' ')}
      </span>
      <span className="unseen">{cardNames(m, cards)}</span>
    </>
  )
}

function Chart({ grid, marked }: { grid: Grid<string>; marked: string | undefined }) {
  const m = useMessages()
  return (
    <table className="chart">
      <thead>
        <tr>
          <th scope="col">{grid.corner}</th>
          {grid.columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">{m.rules.lines}</th>
        </tr>
      </thead>
      <tbody>
        {grid.rows.map(row => (
          <tr key={row.head} className={markOf(row.cite, marked)}>
            <th scope="row">{row.head}</th>
            {row.cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
              <td key={column} className={cell?.kind}>
                {cell?.text}
              </td>
            ))}
            <td className="cite-cell">{row.cite === undefined ? null : <CiteButton cite={row.cite} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { stripVTControlCharacters } from 'node:util'
import type { ChartMove, Cite, Grid, Section, SheetTable } from '@cardroom/engine'
import { type ExcerptLine, joinExcerpts } from '@cardroom/rulebook/filings'
import type { Sheet } from '@cardroom/rulebook/sheet'
import { cardSign } from '@cardroom/words'
import { english } from '@cardroom/words/en'
import type { CitedTexts } from '../input/cited.ts'
import { lineWidth, style } from './style.ts'
import { inColumns, rowsInColumns, wrap } from './table.ts'

const heading = (sheet: Sheet<string>): string[] => [
  `${sheet.room}${sheet.number ? `, ${sheet.number}` : ''}`,
  ...(sheet.owner ? [`Owned by ${sheet.owner}`] : []),
  `Filed at ${sheet.source.join(', ')}`,
]

const KINDS = { draws: 'green', stands: 'red', chooses: 'yellow' } as const
const LEGEND: Readonly<Record<ChartMove, string>> = {
  draws: 'takes a card',
  stands: 'stands',
  chooses: 'the player decides',
}

/** `As Td` → `A♠ 10♦`; dominoes and jokers as they are. */
const cardText = (cards: string): string =>
  cards.replace(/\b[2-9TJQKA][shdc]\b/g, card => cardSign(english, card))

const withCards = ({ rows, cards = [] }: SheetTable<string>): readonly SheetTable<string>['rows'][number][] =>
  rows.map(row => ({
    ...row,
    cells: row.cells.map((cell, i) => (cards.includes(i) ? cardText(cell) : cell)),
  }))

/** Prints a sheet; with citations, the cited lines stand under their statements. */
export function sheetAsText(sheet: Sheet<string>, cited?: CitedTexts): string {
  const sections = sheet.sections.map(section => sectionAsText(section, cited))
  const missing = cited ? missingAsText(cited) : []
  return [style('bold', sheet.name), ...heading(sheet), '', [...sections, ...missing].join('\n\n')].join('\n')
}

const dim = (cite: Cite | undefined): string => (cite ? style('dim', cite) : '')

function sectionAsText(section: Section<string>, cited: CitedTexts | undefined): string {
  const { table, grid } = section
  return [
    style('bold', section.title),
    ...statementsAsText(section, cited),
    ...(table ? [tableAsText(table), ...linesUnder(table.rows, cited)] : []),
    ...(grid ? [gridAsText(grid), ...linesUnder(grid.rows, cited)] : []),
  ]
    .join('\n')
    .trimEnd()
}

function statementsAsText({ lines = [], ordered }: Section<string>, cited: CitedTexts | undefined): string[] {
  const numbered = (at: number): string[] => (ordered ? [`${at + 1}.`.padStart(5)] : [])
  const indent = ordered ? '' : '  '
  const rows = rowsInColumns(
    lines.map(({ text, cite }, i) => [...numbered(i), indent + text, dim(cite)]),
    lineWidth(),
  )
  return rows.flatMap((row, at) => {
    const statement = lines[at]
    // Statements that rest on the same lines share them.
    const shared = statement?.cite === lines[at + 1]?.cite
    return statement && !shared ? [...row, ...linesUnder([statement], cited)] : row
  })
}

const linesUnder = (rows: readonly { readonly cite?: Cite }[], cited: CitedTexts | undefined): string[] =>
  cited
    ? citedAsText(
        cited,
        rows.flatMap(({ cite }) => cite ?? []),
      )
    : []

const tableAsText = (table: SheetTable<string>): string =>
  inColumns(
    [
      table.columns.map((head, i) => style('underline', (i === 0 ? '  ' : '') + head)),
      ...withCards(table).map(row => [`  ${row.cells[0] ?? ''}`, ...row.cells.slice(1), dim(row.cite)]),
    ],
    lineWidth(),
  )

function gridAsText(grid: Grid<string>): string {
  const rows = grid.rows.map(row => [
    `  ${row.head}`,
    ...row.cells.map(cell => (cell ? style(KINDS[cell.kind], cell.text) : '')),
    dim(row.cite),
  ])
  return [inColumns([[`  ${grid.corner}`, ...grid.columns], ...rows]), `  ${legend(grid)}`].join('\n')
}

/** What the letters of a chart stand for. */
function legend(grid: Grid<string>): string {
  const cells = grid.rows.flatMap(row => row.cells)
  return (Object.keys(LEGEND) as ChartMove[])
    .flatMap(kind => {
      const cell = cells.find(one => one?.kind === kind)
      return cell ? [`${cell.text} ${LEGEND[kind]}`] : []
    })
    .join(', ')
}

export function sheetAsMarkdown(sheet: Sheet<string>): string {
  const sections = sheet.sections.map(sectionAsMarkdown)
  return [`# ${sheet.name}`, '', ...heading(sheet).map(line => `${line}  `), '', sections.join('\n\n')].join(
    '\n',
  )
}

function sectionAsMarkdown({ title, lines = [], ordered, table, grid }: Section<string>): string {
  const statements = lines.map(
    ({ text, cite }, i) => `${ordered ? `${i + 1}.` : '-'} ${text}${cite ? ` (${cite})` : ''}`,
  )
  const blocks = [
    statements.join('\n'),
    table
      ? markdownTable(
          [...table.columns, 'Lines'],
          withCards(table).map(row => [...row.cells, row.cite ?? '']),
        )
      : '',
    grid
      ? markdownTable(
          [grid.corner, ...grid.columns, 'Lines'],
          grid.rows.map(row => [row.head, ...row.cells.map(cell => cell?.text ?? ''), row.cite ?? '']),
        )
      : '',
    grid ? legend(grid) : '',
  ]
  return [`## ${title}`, ...blocks.filter(Boolean)].join('\n\n')
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

const INDENT = '      '

/** The lines behind some citations: `>` marks the cited ones among their neighbours. */
function citedAsText({ excerpts }: CitedTexts, cites: readonly Cite[]): string[] {
  const blocks = joinExcerpts(cites.flatMap(cite => excerpts[cite] ?? [])).map(({ file, lines }) =>
    inColumns(
      lines.map(line => lineCells(file, line)),
      lineWidth(),
    ),
  )
  return blocks.length === 0 ? [] : [blocks.join(`\n${INDENT}⋯\n`), '']
}

function lineCells(file: string, { number, text, cited }: ExcerptLine): string[] {
  const place = `${INDENT}${cited ? '>' : ' '} ${file}:${number}`
  // A tab in the print has no fixed width.
  const words = stripVTControlCharacters(text).replaceAll('\t', '  ')
  return cited ? [place, words] : [place, words].map(cell => style('dim', cell))
}

/** Which texts are missing, and how to add them. */
function missingAsText({ missing, differing }: CitedTexts): string[] {
  const absent = missing.map(
    ({ number, title, parts }) =>
      `The text of filing ${number} is not here. It is a public document, “${title}”${
        parts.length > 0 ? `; cited are: ${parts.join('; ')}` : ''
      }. docs/filings.md says how to add it.`,
  )
  return [...absent, ...differing].map(note => wrap(note, lineWidth()).join('\n'))
}

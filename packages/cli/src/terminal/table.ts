import { stripVTControlCharacters } from 'node:util'

const COLUMN_GAP = '  '
/** The least width of a column. */
const MIN_COLUMN_WIDTH = 8

/** Columns of text, each as wide as its widest cell; with a width, long cells are broken into lines. */
export const inColumns = (rows: readonly (readonly string[])[], width?: number): string =>
  rowsInColumns(rows, width).flat().join('\n')

/** The same, the lines of each row by themselves. */
export function rowsInColumns(
  rows: readonly (readonly string[])[],
  width = Number.POSITIVE_INFINITY,
): string[][] {
  const widths = narrowWidths(widthsOf(rows), width)
  return rows.map(row => {
    const cells = row.map((cell, i) => wrap(cell, widths[i]!))
    const height = Math.max(0, ...cells.map(lines => lines.length))
    return Array.from({ length: height }, (_, at) =>
      cells
        .map((lines, i) => pad(lines[at] ?? '', widths[i]!))
        .join(COLUMN_GAP)
        .trimEnd(),
    )
  })
}

/** A text in lines no longer than this; a word that is longer stays whole. */
export function wrap(text: string, width: number): string[] {
  if (lengthOf(text) <= width) return [text]
  const indent = /^ */.exec(text)![0]
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/ +/)) {
    const next = line === '' ? indent + word : `${line} ${word}`
    if (line !== '' && lengthOf(next) > width) {
      lines.push(line)
      line = indent + word
    } else line = next
  }
  return [...lines, line]
}

/** Colour codes have no width. */
const lengthOf = (text: string): number => stripVTControlCharacters(text).length

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - lengthOf(text)))

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, lengthOf(cell))
  }
  return widths
}

/** Narrows the widest columns until all fit. */
function narrowWidths(widths: readonly number[], width: number): number[] {
  const room = width - COLUMN_GAP.length * (widths.length - 1)
  const fits = (cap: number) => widths.reduce((sum, one) => sum + Math.min(one, cap), 0) <= room
  let cap = Math.max(MIN_COLUMN_WIDTH, ...widths)
  while (cap > MIN_COLUMN_WIDTH && !fits(cap)) cap--
  return widths.map(one => Math.min(one, cap))
}

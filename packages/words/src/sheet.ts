import type { Section, Text } from '@cardroom/engine'
import type { Speaker } from './speaker.ts'

/** What stands on a sheet, in a language. */
export const sayText = (speaker: Speaker, text: Text): string =>
  typeof text === 'string' ? text : speaker.say(text)

/** A part of a rule sheet in a language. */
export function saySection(speaker: Speaker, section: Section): Section<string> {
  const { title, lines, table, grid, ...rest } = section
  const said = (text: Text): string => sayText(speaker, text)
  return {
    title: said(title),
    ...(lines && { lines: lines.map(line => ({ ...line, text: said(line.text) })) }),
    ...rest,
    ...(table && {
      table: {
        ...table,
        columns: table.columns.map(said),
        rows: table.rows.map(row => ({ ...row, cells: row.cells.map(said) })),
      },
    }),
    ...(grid && {
      grid: {
        corner: said(grid.corner),
        columns: grid.columns.map(said),
        rows: grid.rows.map(row => ({
          ...row,
          head: said(row.head),
          cells: row.cells.map(cell => cell && { ...cell, text: said(cell.text) }),
        })),
      },
    }),
  }
}

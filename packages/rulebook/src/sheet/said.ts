import type { Section, Text } from '@cardroom/engine'
import type { ListedSchedule } from '../collection/sheet.ts'
import type { Sheet } from './sheet.ts'

/** Puts the texts of a sheet into a language. */
export type SayText = (text: Text) => string

/** A part of a rule sheet in a language. */
export function saidSection({ title, lines, table, grid, ...rest }: Section, say: SayText): Section<string> {
  return {
    title: say(title),
    ...(lines && { lines: lines.map(line => ({ ...line, text: say(line.text) })) }),
    ...rest,
    ...(table && {
      table: {
        ...table,
        columns: table.columns.map(say),
        rows: table.rows.map(row => ({ ...row, cells: row.cells.map(say) })),
      },
    }),
    ...(grid && {
      grid: {
        corner: say(grid.corner),
        columns: grid.columns.map(say),
        rows: grid.rows.map(row => ({
          ...row,
          head: say(row.head),
          cells: row.cells.map(cell => cell && { ...cell, text: say(cell.text) }),
        })),
      },
    }),
  }
}

/** A whole sheet in a language, without the rule set. */
export const saidSheet = (sheet: Sheet, say: SayText): Sheet<string> => ({
  ...sheet,
  sections: sheet.sections.map(section => saidSection(section, say)),
  schedules: sheet.schedules.map(schedule => saidSchedule(schedule, say)),
  readings: sheet.readings.map(one => ({ ...one, why: say(one.why) })),
  incidents: sheet.incidents.map(one => ({
    ...one,
    when: say(one.when),
    consequence: say(one.consequence),
  })),
  glossary: sheet.glossary.map(one => ({ ...one, word: say(one.word), means: say(one.means) })),
})

/** A schedule option in a language: its misprints, and the reasons of its readings. */
const saidSchedule = (option: ListedSchedule, say: SayText): ListedSchedule => {
  const { readings, flags } = option
  return {
    ...option,
    ...(readings && { readings: readings.map(one => ({ ...one, why: say(one.why) })) }),
    ...(flags && { flags: flags.map(one => ({ ...one, note: say(one.note) })) }),
  }
}

import type { Cite, Section } from '@cardroom/engine'
import type { Sheet } from './sheet.ts'
import { style } from './style.ts'
import { columns } from './table.ts'

/** Readings and incidents as sections like the others. */
function allSections(sheet: Sheet): Section[] {
  const sections = [...sheet.sections]
  if (sheet.readings.length) {
    sections.push({
      title: 'Readings',
      table: {
        columns: ['Reading', 'Default', 'Or', 'Why'],
        rows: sheet.readings.map(one => ({
          cells: [one.name, one.default, one.others.join(', '), one.why],
          cite: one.cite,
        })),
      },
    })
  }
  if (sheet.incidents.length) {
    sections.push({
      title: 'When something goes wrong',
      table: {
        columns: ['Incident', 'When', 'Consequence'],
        rows: sheet.incidents.map(one => ({ cells: [one.name, one.when, one.consequence], cite: one.cite })),
      },
    })
  }
  return sections
}

const heading = (sheet: Sheet): string[] => [
  `${sheet.room}${sheet.number ? `, ${sheet.number}` : ''}`,
  ...(sheet.owner ? [`Owned by ${sheet.owner}`] : []),
  `Filed at ${sheet.source.join(', ')}`,
]

export function sheetAsText(sheet: Sheet): string {
  const dim = (cite: Cite | undefined) => (cite ? style('dim', cite) : '')
  const sections = allSections(sheet).map(section => {
    const lines = columns((section.lines ?? []).map(line => [`  ${line.text}`, dim(line.cite)]))
    const table = section.table
      ? columns([
          section.table.columns.map((head, i) => style('underline', (i === 0 ? '  ' : '') + head)),
          ...section.table.rows.map(row => [`  ${row.cells[0] ?? ''}`, ...row.cells.slice(1), dim(row.cite)]),
        ])
      : ''
    return [style('bold', section.title), lines, table].filter(Boolean).join('\n')
  })
  return [style('bold', sheet.name), ...heading(sheet), '', sections.join('\n\n')].join('\n')
}

export function sheetAsMarkdown(sheet: Sheet): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  const sections = allSections(sheet).map(section =>
    [
      `## ${section.title}`,
      '',
      ...(section.lines ?? []).map(line => `- ${line.text}${line.cite ? ` (${line.cite})` : ''}`),
      ...(section.lines?.length && section.table ? [''] : []),
      ...(section.table
        ? [
            row([...section.table.columns, 'Lines']),
            row([...section.table.columns, ''].map(() => '---')),
            ...section.table.rows.map(one => row([...one.cells, one.cite ?? ''])),
          ]
        : []),
    ].join('\n'),
  )
  return [`# ${sheet.name}`, '', ...heading(sheet).map(line => `${line}  `), '', sections.join('\n\n')].join(
    '\n',
  )
}

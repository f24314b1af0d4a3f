import { stripVTControlCharacters } from 'node:util'
import type { Cite } from '@cardroom/engine'
import { type ExcerptLine, joinExcerpts } from '@cardroom/rulebook/filings'
import type { Cited } from '../input/cited.ts'
import { lineWidth, style } from './style.ts'
import { columns, wrap } from './table.ts'

const INDENT = '      '

/** The lines behind some citations: `>` before those that are cited, the others are their neighbours. */
export function citedAsText({ excerpts }: Cited, cites: readonly Cite[]): string[] {
  const blocks = joinExcerpts(cites.flatMap(cite => excerpts[cite] ?? [])).map(({ file, lines }) =>
    columns(
      lines.map(line => lineCells(file, line)),
      lineWidth(),
    ),
  )
  return blocks.length === 0 ? [] : [blocks.join(`\n${INDENT}⋯\n`), '']
}

function lineCells(file: string, { number, text, cited }: ExcerptLine): string[] {
  const place = `${INDENT}${cited ? '>' : ' '} ${file}:${number}`
  // A tab of the print is as wide as it likes.
  const words = stripVTControlCharacters(text).replaceAll('\t', '  ')
  return cited ? [place, words] : [place, words].map(cell => style('dim', cell))
}

/** Which texts are not here, and how they come here. */
export function missingAsText({ missing, differing }: Cited): string[] {
  const absent = missing.map(
    ({ number, title, parts }) =>
      `The text of filing ${number} is not here. It is a public document, “${title}”${
        parts.length > 0 ? `; cited are: ${parts.join('; ')}` : ''
      }. docs/filings.md says how to add it.`,
  )
  return [...absent, ...differing].map(note => wrap(note, lineWidth()).join('\n'))
}

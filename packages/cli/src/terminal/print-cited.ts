import { stripVTControlCharacters } from 'node:util'
import type { Cite } from '@cardroom/engine'
import { type ExcerptLine, joinExcerpts } from '@cardroom/rulebook/filings'
import type { CitedTexts } from '../input/cited.ts'
import { lineWidth, style } from './style.ts'
import { inColumns, wrap } from './table.ts'

const INDENT = '      '

/** The lines behind some citations: `>` marks the cited ones among their neighbours. */
export function citedAsText({ excerpts }: CitedTexts, cites: readonly Cite[]): string[] {
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
export function missingAsText({ missing, differing }: CitedTexts): string[] {
  const absent = missing.map(
    ({ number, title, parts }) =>
      `The text of filing ${number} is not here. It is a public document, “${title}”${
        parts.length > 0 ? `; cited are: ${parts.join('; ')}` : ''
      }. docs/filings.md says how to add it.`,
  )
  return [...absent, ...differing].map(note => wrap(note, lineWidth()).join('\n'))
}

import type { CitedLines } from '@cardroom/engine'

/** Consecutive lines of a filing: the cited ones with some neighbours. */
export interface Excerpt {
  readonly file: string
  readonly lines: readonly ExcerptLine[]
}

/** A line of a filing, with its number. */
export interface ExcerptLine {
  readonly number: number
  readonly text: string
  readonly cited: boolean
}

/** Lines shown before and after the cited ones. */
const NEIGHBOUR_LINES = 3

/** The cited lines of a text and a few around them. */
export function excerptOf(text: readonly string[], { file, from, to }: CitedLines): Excerpt {
  const first = Math.max(1, from - NEIGHBOUR_LINES)
  const lines = text.slice(first - 1, to + NEIGHBOUR_LINES).map((line, at) => {
    const number = first + at
    return { number, text: line, cited: from <= number && number <= to }
  })
  return { file, lines: withoutBlankEnds(lines) }
}

/** Drops blank lines at both ends. */
function withoutBlankEnds(lines: readonly ExcerptLine[]): readonly ExcerptLine[] {
  const says = ({ text, cited }: ExcerptLine): boolean => cited || text.trim() !== ''
  return lines.slice(lines.findIndex(says), lines.findLastIndex(says) + 1)
}

/** Excerpts in the order of the filings; adjacent ones are merged. */
export function joinExcerpts(excerpts: readonly Excerpt[]): Excerpt[] {
  const byPlace = excerpts
    .flatMap(({ file, lines }) => lines.map(line => ({ file, line })))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line.number - b.line.number)
  const joined: { file: string; lines: ExcerptLine[] }[] = []
  for (const { file, line } of byPlace) {
    const block = joined.at(-1)
    const last = block?.lines.at(-1)
    if (!block || !last || block.file !== file || line.number > last.number + 1) {
      joined.push({ file, lines: [line] })
    } else if (line.number > last.number) {
      block.lines.push(line)
    } else if (line.cited) {
      block.lines[block.lines.length - 1] = line
    }
  }
  return joined
}

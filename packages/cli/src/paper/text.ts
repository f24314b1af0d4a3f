import { style } from '../terminal/style.ts'
import { wrap } from '../terminal/table.ts'
import { type LineKind, type PaperLine, pagesOf } from './lines.ts'
import type { SaidExam } from './said-exam.ts'

const INDENT: Readonly<Record<LineKind, string>> = {
  title: '',
  note: '',
  heading: '',
  plain: '   ',
  question: '   ',
  write: '     ',
}

const BOLD: readonly LineKind[] = ['title', 'heading', 'question']

/** The sheet for a terminal, or for any printer. */
export const examText = (exam: SaidExam, width: number): string =>
  pagesOf(exam)
    .flat()
    .map(block => block.flatMap(line => textLines(line, width)).join('\n'))
    .join('\n\n')

const textLines = ({ kind, text }: PaperLine, width: number): string[] =>
  wrap(INDENT[kind] + text, width).map(line => (BOLD.includes(kind) ? style('bold', line) : line))

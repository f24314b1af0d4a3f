import type { SaidExam } from './said-exam.ts'

/** The kind of a line on paper. */
export type LineKind = 'title' | 'note' | 'heading' | 'plain' | 'question' | 'write'

export interface PaperLine {
  readonly kind: LineKind
  readonly text: string
}

/** A block that stays on one page, if it fits. */
export type Block = readonly PaperLine[]

const lines = (kind: LineKind, texts: readonly string[]): PaperLine[] => texts.map(text => ({ kind, text }))

/** The sheet as blocks, page by page: the questions, and the key on a page of its own. */
export function pagesOf({ title, made, marks, questions, keyTitle, keys }: SaidExam): Block[][] {
  const head: Block = [...lines('title', [title]), ...lines('note', [made, marks])]
  const asked = questions.map(({ title: number, situation, question, write }) => [
    ...lines('heading', [number]),
    ...lines('plain', situation),
    ...lines('question', [question]),
    ...lines('write', write),
  ])
  if (!keys) return [[head, ...asked]]
  const answered = keys.map(({ title: number, key, why }) => [
    ...lines('heading', [number]),
    ...lines('question', key),
    ...lines('plain', why),
  ])
  return [
    [head, ...asked],
    [[...lines('title', [keyTitle]), ...lines('note', [made])], ...answered],
  ]
}

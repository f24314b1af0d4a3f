import type { SaidExam } from './said-exam.ts'

/** What a line of a sheet of paper is. */
export type LineKind = 'title' | 'note' | 'heading' | 'plain' | 'question' | 'write'

export interface Line {
  readonly kind: LineKind
  readonly text: string
}

/** A block that is not torn apart between two pages, if it fits on one. */
export type Block = readonly Line[]

const lines = (kind: LineKind, texts: readonly string[]): Line[] => texts.map(text => ({ kind, text }))

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

import type { Refusal } from '@cardroom/engine'
import type { OwnReply } from '@cardroom/protocol'
import type { Rulebook } from '@cardroom/rulebook'
import {
  type Examination,
  type Exercise,
  makeExamination,
  makeExercise,
  type Wanted,
  type WantedExam,
} from '@cardroom/school'

/** What the page has made in its worker; `own`: the games that are the room's own. */
export type SchoolQuestion = { readonly id: number; readonly own: OwnReply | undefined } & (
  | { readonly about: 'exercise'; readonly wanted: Wanted }
  | { readonly about: 'exam'; readonly wanted: WantedExam }
)

/** What the worker tells of a question. */
export type SchoolNews = { readonly id: number } & (
  | { readonly about: 'exercise'; readonly made: Exercise | Refusal }
  | { readonly about: 'exam'; readonly made: Examination | Refusal }
  | { readonly about: 'broken'; readonly why: string }
)

export function answerOf(question: SchoolQuestion, book: Rulebook): SchoolNews {
  const { id } = question
  return question.about === 'exercise'
    ? { id, about: 'exercise', made: makeExercise(book, question.wanted) }
    : { id, about: 'exam', made: makeExamination(book, question.wanted) }
}

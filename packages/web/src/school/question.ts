import type { Refusal } from '@cardroom/engine'
import type { OwnReply } from '@cardroom/protocol'
import type { Rulebook } from '@cardroom/rulebook'
import {
  type Examination,
  type Exercise,
  type ExerciseRequest,
  makeExamination,
  makeExercise,
  type WantedExam,
} from '@cardroom/school'

/** A request to the worker; `own`: the room's own games. */
export type SchoolQuestion = { readonly id: number; readonly own: OwnReply | undefined } & (
  | { readonly about: 'exercise'; readonly wanted: ExerciseRequest }
  | { readonly about: 'exam'; readonly wanted: WantedExam }
)

/** The worker's answer to a request. */
export type SchoolNews = { readonly id: number } & (
  | { readonly about: 'exercise'; readonly made: Exercise | Refusal }
  | { readonly about: 'exam'; readonly made: Examination | Refusal }
  | { readonly about: 'broken'; readonly why: string }
)

export function answerSchool(question: SchoolQuestion, book: Rulebook): SchoolNews {
  const { id } = question
  return question.about === 'exercise'
    ? { id, about: 'exercise', made: makeExercise(book, question.wanted) }
    : { id, about: 'exam', made: makeExamination(book, question.wanted) }
}

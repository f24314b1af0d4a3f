import type { AnswerFormat, ExerciseAnswer } from '@cardroom/school'
import type { Names } from '@cardroom/words'

type AnswerFormatBy<B extends AnswerFormat['by']> = Extract<AnswerFormat, { by: B }>

/** The properties of every answer pad. */
export interface PadProps<B extends AnswerFormat['by']> {
  readonly asked: AnswerFormatBy<B>
  /** Reports the current answer; nothing while it is incomplete. */
  readonly change: (answer: Extract<ExerciseAnswer, { by: B }> | undefined) => void
  /** Gives the current answer. */
  readonly done: () => void
  readonly names: Names
}

/** The properties of a pad where one tap answers; the parent holds the answer, since the felt can be tapped too. */
export interface PickProps<B extends AnswerFormat['by']> extends PadProps<B> {
  readonly answer: Extract<ExerciseAnswer, { by: B }> | undefined
}

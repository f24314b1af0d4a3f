import type { Text } from '@cardroom/engine'
import type { ExamOnPaper } from '@cardroom/school'
import type { Speaker } from '@cardroom/words'

/** A question in a language. */
interface SaidQuestion {
  readonly title: string
  readonly situation: readonly string[]
  readonly question: string
  readonly write: readonly string[]
}

/** The key of a question, and why it is so. */
interface SaidKey {
  readonly title: string
  readonly key: readonly string[]
  readonly why: readonly string[]
}

/** An examination in a language. */
export interface SaidExam {
  readonly language: string
  readonly title: string
  readonly made: string
  readonly marks: string
  readonly questions: readonly SaidQuestion[]
  readonly keyTitle: string
  /** Only where the key was asked for. */
  readonly keys?: readonly SaidKey[]
}

export function sayExam(exam: ExamOnPaper, m: Speaker, withKey: boolean): SaidExam {
  const say = (text: Text): string => m.say(text)
  const step = ({ text, cite }: { text: Text; cite?: string }): string =>
    cite === undefined ? say(text) : `${say(text)} [${cite}]`
  return {
    language: m.language,
    title: say(exam.title),
    made: say(exam.made),
    marks: say(exam.marks),
    questions: exam.questions.map(({ title, situation, question, write }) => ({
      title: say(title),
      situation: situation.map(({ text }) => say(text)),
      question: say(question),
      write: write.map(say),
    })),
    keyTitle: say(exam.keyTitle),
    ...(withKey
      ? {
          keys: exam.questions.map(({ title, key, why }) => ({
            title: say(title),
            key: key.map(say),
            why: why.map(step),
          })),
        }
      : {}),
  }
}

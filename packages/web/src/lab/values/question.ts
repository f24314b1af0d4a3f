import type { Library, Refusal } from '@cardroom/engine'
import {
  goneBefore,
  type Position,
  type PositionValues,
  type Review,
  reviewRecord,
  valuesOf,
} from '@cardroom/lab'
import type { OwnReply } from '@cardroom/protocol'

/** A question to the lab about a player's choices. */
export type ValuesQuestion =
  | { readonly about: 'choices'; readonly position: Position }
  /** `own`: the games that are the room's own, in which the record may be. */
  | {
      readonly about: 'round'
      readonly record: unknown
      /** Earlier records of the same shoe. */
      readonly earlier: readonly unknown[]
      readonly own: OwnReply
    }

/** The answer to each kind of question. */
interface ValuesAnswers {
  readonly choices: PositionValues
  readonly round: Review
}

export type AnswerTo<Q extends ValuesQuestion> = ValuesAnswers[Q['about']] | Refusal

/** A message of the worker about its current question. */
export type ValuesNews =
  | { readonly kind: 'answer'; readonly answer: AnswerTo<ValuesQuestion> }
  /** The lab itself has failed. */
  | { readonly kind: 'broken'; readonly why: string }

/** Answers questions; the rulebook is opened with the first record. */
export function valuesAnswerer(): (question: ValuesQuestion) => Promise<AnswerTo<ValuesQuestion>> {
  let opened: { readonly own: string; readonly library: Library } | undefined
  const libraryWith = async (own: OwnReply): Promise<Library> => {
    const key = JSON.stringify(own)
    if (opened?.own !== key) {
      const { openRulebook } = await import('@cardroom/rulebook')
      opened = { own: key, library: await openRulebook(own) }
    }
    return opened.library
  }
  return async question => {
    if (question.about === 'choices') return valuesOf(question.position)
    const { record, earlier, own } = question
    const library = await libraryWith(own)
    return reviewRecord(record, library, goneBefore(record, earlier, library))
  }
}

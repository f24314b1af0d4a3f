import type { Answer, Asked } from '@cardroom/school'
import type { Names } from '@cardroom/words'

export type AskedBy<B extends Asked['by']> = Extract<Asked, { by: B }>

/** What every way of answering is given. */
export interface PadProps<B extends Asked['by']> {
  readonly asked: AskedBy<B>
  /** Tells the answer as it stands; nothing while it is not whole. */
  readonly change: (answer: Extract<Answer, { by: B }> | undefined) => void
  /** The answer is given as it stands. */
  readonly done: () => void
  readonly names: Names
}

/** One tap is an answer: which, is kept above, since the felt can be tapped too. */
export interface PickProps<B extends Asked['by']> extends PadProps<B> {
  readonly answer: Extract<Answer, { by: B }> | undefined
}

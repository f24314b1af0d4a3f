import type { ResultWritten, View } from '@cardroom/engine'
import type { ShuffleView } from './shuffle-view.ts'

/** A round as one person sees it. */
export interface RoundView {
  readonly id: string
  /** The viewer's view, as the engine gives it. */
  readonly view: View
}

/** A finished round as it is sent to everybody. */
export interface RoundFinished {
  readonly id: string
  /** As the round's record has it. */
  readonly result: ResultWritten
  /** In a table's view until the next round is made up: what this viewer saw of it when it was over. */
  readonly view?: View
  readonly shuffle: ShuffleView
}

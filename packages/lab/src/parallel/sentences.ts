import { type Nothing, sayer } from '@cardroom/engine'

/** What long work is about, while it goes on. */
export interface WorkSentences {
  'work-on-rounds': Nothing
  'work-on-records': Nothing
  'work-on-hands': Nothing
  'work-on-run-outs': Nothing
  'work-on-what-bets-are-worth': Nothing
  'work-on-how-rounds-end': Nothing
}

export const sayOfWork = sayer<WorkSentences>()

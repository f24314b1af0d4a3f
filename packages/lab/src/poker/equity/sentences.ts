import { type Nothing, sayer } from '@cardroom/engine'

/** What can be won of a pot, and what an answer takes for granted. */
export interface EquitySentences {
  'half-of-the-pot': { half: 'high' | 'low'; board: number | undefined }
  'keeps-what-wins-most': Nothing
  'draws-what-is-missing': Nothing
  'first-card-is-down': Nothing
}

export const say = sayer<EquitySentences>()

import { type Nothing, sayer } from '@cardroom/engine'

/** The parts of a pot that can be won, and the assumptions of an answer. */
export interface EquitySentences {
  'half-of-the-pot': { half: 'high' | 'low'; board: number | undefined }
  'keeps-what-wins-most': Nothing
  'draws-what-is-missing': Nothing
  'first-card-is-down': Nothing
}

export const sayOfEquity = sayer<EquitySentences>()

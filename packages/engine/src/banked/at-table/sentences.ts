import type { Cents } from '../../money/cents.ts'
import { sayer } from '../../say/saying.ts'

/** What the sign at a table with a player-dealer says. */
export interface BankedSignSentences {
  'sign-wagers': { min: Cents; max: Cents }
}

/** Makes the sayings of the sign at a table with a player-dealer. */
export const sayOnBankedSign = sayer<BankedSignSentences>()

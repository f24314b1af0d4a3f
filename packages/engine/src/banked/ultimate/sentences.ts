import type { Nothing } from '../../say/saying.ts'
import type { UltimateStreet } from './rules.ts'

/** What the rule sheet of Ultimate Texas Hold’em has to say. */
export interface UltimateSentences {
  'ultimate-from-shuffler': Nothing
  'ultimate-from-shoe': Nothing
  /** `turns`: community cards that are turned first. `bets`: how many times the Ante each bet is. */
  'ultimate-street': { turns: number; bets: readonly number[]; otherwise: UltimateStreet['otherwise'] }
  'ultimate-play-once': Nothing
  'ultimate-fold': Nothing
  'ultimate-trips-stay': Nothing
  'ultimate-qualifies': Nothing
  'ultimate-on-the-cloth': Nothing
  'ultimate-title-blind': Nothing
  'ultimate-blind-below': Nothing
  'ultimate-blind-equal': Nothing
  'ultimate-blind-lower': Nothing
  'ultimate-title-trips': Nothing
}

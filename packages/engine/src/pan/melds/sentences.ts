import type { RankLetter } from '../../ranking/sentences.ts'
import type { Nothing } from '../../say/saying.ts'

/** What lies on the table. A suit is its letter: `s`, `h`, `d`, `c`. */
export interface PanHandSentences {
  rope: { from: RankLetter; to: RankLetter; suit: string }
  square: { of: RankLetter; suit: string }
  'mixed-square': { of: RankLetter }
  /** All eleven cards are spread. */
  'pan-out': Nothing
}

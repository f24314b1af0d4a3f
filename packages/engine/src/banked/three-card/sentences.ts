import type { Nothing } from '../../say/saying.ts'

/** What the rule sheet of three card poker has to say. */
export interface ThreeCardSentences {
  'three-card-stacks': Nothing
  'three-card-bottom-card': Nothing
  'three-card-play-or-fold': Nothing
  'three-card-fold-forfeits': { wager: string }
  'three-card-fold-keeps': { wager: string }
  /** `high` is a rank. */
  'three-card-qualifies': { high: string }
  'three-card-title-pair-plus': Nothing
  'three-card-title-six-card': Nothing
}

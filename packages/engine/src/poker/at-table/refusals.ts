import { refuser } from '../../say/refusal.ts'
import type { Nothing } from '../../say/saying.ts'

/** Why a round of a pot game is not made up as somebody wants it. */
export interface PokerTableRefusals {
  'no-blind-missed': Nothing
  'straddle-makes-up-nothing': Nothing
}

export const refusePoker = refuser<PokerTableRefusals>()

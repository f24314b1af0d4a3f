import type { Cents } from '../../money/cents.ts'
import { sayer } from '../../say/saying.ts'

/** What the sign at a table of Pan says. */
export interface PanSignSentences {
  'sign-chip': { chip: Cents }
}

export const sayOnPanSign = sayer<PanSignSentences>()

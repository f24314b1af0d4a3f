import { refuser } from '../../say/refusal.ts'
import type { Nothing } from '../../say/saying.ts'
import type { MakeUp } from '../../table/face.ts'

/** Why a table refuses a command that makes up a round of a pot game. */
export interface PokerTableRefusals {
  'no-blind-missed': Nothing
  'button-goes-round': Nothing
  'not-dealt-in-like-that': { ways: readonly MakeUp[] }
}

/** Refuses a command at a table of a pot game. */
export const refusePoker = refuser<PokerTableRefusals>()

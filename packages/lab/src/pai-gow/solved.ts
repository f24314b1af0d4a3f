import { sha256 } from '@cardroom/engine/cards'
import type { Setting } from './pairs/set-hands.ts'
import { SOLVED } from './solved-pairs.ts'

/** Every hand of the player against every hand that the player-dealer may have then: 154,143,080 times 53,524,680. */
export const ALL_PAIRS = 8_250_459_031_214_400

/** In how many of all pairs of hands the player wins and loses. */
export interface PairEnds {
  readonly win: number
  readonly lose: number
}

/** Under which name the ends are kept. */
export const nameOf = (setting: Setting): string => sha256(JSON.stringify(setting)).slice(0, 16)

/** For ways of setting hands that were gone through: the table comes with the package. */
export const solvedPairs = (setting: Setting): PairEnds | undefined => SOLVED[nameOf(setting)]

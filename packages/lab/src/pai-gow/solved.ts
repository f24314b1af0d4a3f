import { sha256 } from '@cardroom/engine/cards'
import type { SettingRules } from './pairs/set-hands.ts'
import { SOLVED_PAIRS } from './solved-pairs.ts'

/** Every hand of the player against every hand that the player-dealer may have then: 154,143,080 times 53,524,680. */
export const ALL_PAIRS = 8_250_459_031_214_400

/** In how many of all pairs of hands the player wins and loses. */
export interface PairEnds {
  readonly win: number
  readonly lose: number
}

/** The key of a setting's result in the table. */
export const settingKey = (setting: SettingRules): string => sha256(JSON.stringify(setting)).slice(0, 16)

/** Looks up a solved way of setting hands; the table comes with the package. */
export const solvedPairs = (setting: SettingRules): PairEnds | undefined => SOLVED_PAIRS[settingKey(setting)]

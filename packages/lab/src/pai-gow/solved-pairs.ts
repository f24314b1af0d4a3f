import type { PairEnds } from './solved.ts'

/** Written by scripts/pai-gow-pairs.ts: in how many of all pairs of hands the player wins and loses. */
export const SOLVED_PAIRS: Readonly<Record<string, PairEnds>> = {
  // cameo/fortune-pai-gow-poker house-way, comstock/double-hand-poker house-way
  '30f65e379160dd1d': { win: 2373939678930048, lose: 2479262429757700 },
  // towers/fortune-pai-gow-poker house-way
  e001b0a8217051e1: { win: 2373939678930048, lose: 2479262429757700 },
  // comstock/fortune-pai-gow-poker house-way, players/fortune-pai-gow-poker house-way
  '291a96c469cbed49': { win: 2428317367307928, lose: 2518289618560276 },
  // stars/face-up-pai-gow-poker best
  '71883783daec4272': { win: 2049263384196156, lose: 2205631055697120 },
  // stars/face-up-pai-gow-poker house-way
  '3740b7229eaa8d61': { win: 1895294513741232, lose: 2404660047403696 },
  // towers/fortune-pai-gow-poker house-way wheel second
  '1ddf83204a855a49': { win: 2373920733312052, lose: 2479236566348060 },
}

import type { Rules } from '@cardroom/engine'

/**
 * Rounds an hour at a full table with an experienced house dealer: few where every hand is set as two, many
 * in games without decisions. A room may give its own count.
 */
const ROUNDS_AN_HOUR: Readonly<Record<Rules['family'], number>> = {
  baccarat: 70,
  blackjack: 60,
  'let-it-ride': 40,
  'pai-gow': 30,
  pan: 12,
  'pan-9': 55,
  poker: 30,
  'three-card': 50,
  tiles: 30,
  ultimate: 35,
}

/** How many rounds an hour a game is usually dealt. */
export const paceOf = ({ family }: Pick<Rules, 'family'>): number => ROUNDS_AN_HOUR[family]

import type { Rules } from '@cardroom/engine'

/**
 * Rounds an hour at a full table with a house dealer who knows the game: few where every hand is set as two, many
 * where nobody decides anything. Whoever has counted says what they have seen.
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

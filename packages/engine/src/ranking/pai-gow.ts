import { type Card, JOKER } from '../cards/card.ts'
import type { HighRules } from './high-rules.ts'
import { type HighRanking, highRanking } from './high-variants.ts'

/** The rules of pai gow poker that its filings leave to a setting. */
export type PaiGowRules = Pick<HighRules, 'joker' | 'wheel'>

/** The five-card (back) and the two-card (front) hand on one scale, so that a foul hand shows. */
export interface PaiGowRanking extends HighRanking {
  /** The two-card hand: a pair or high cards. */
  rankTwo(a: Card, b: Card): number
}

const CARD_NUMBERS = JOKER + 1

/**
 * Pai gow poker: five aces (with a wild joker five of any kind) above the royal flush, and 5-4-3-2-A the lowest
 * straight unless the setting says otherwise (001:516-530, 002:904, 003:843-861, 004:1029-1119). In the two-card
 * hand a bug is an ace and a wild joker makes a pair.
 */
export function paiGowRanking(rules: PaiGowRules): PaiGowRanking {
  const ranking = highRanking(rules)
  let pairs: Uint16Array | undefined
  const build = () =>
    Uint16Array.from({ length: CARD_NUMBERS * CARD_NUMBERS }, (_, i) =>
      ranking.rank([Math.floor(i / CARD_NUMBERS), i % CARD_NUMBERS]),
    )
  return {
    ...ranking,
    rankTwo(a, b) {
      pairs ??= build()
      return pairs[a * CARD_NUMBERS + b]!
    },
  }
}

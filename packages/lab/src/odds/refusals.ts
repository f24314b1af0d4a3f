import { type Nothing, refuser } from '@cardroom/engine'

/** Why the odds of a game are not found. */
export interface OddsRefusals {
  'odds-not-known-yet': { game: string }
  'no-house-way': { game: string }
  'only-the-house-way': { game: string }
  'every-round-from-a-full-deck': Nothing
  'more-than-the-shoe-has': { card: string; has: number }
  'too-few-cards-for-a-round': { cards: number }
  'none-of-these-wagers': { wager: string; known: readonly string[] }
  'no-odds-known': Nothing
  'no-such-reading-of-the-game': { game: string; reading: string; known: readonly string[] }
}

export const refuseOdds = refuser<OddsRefusals>()

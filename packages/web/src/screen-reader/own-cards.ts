import { type Picture, seatPiles } from '../felt/picture.ts'

/** The picture to be read out; with the own cards, where a family's pad shows them instead of the felt. */
export function withOwnCards(dressed: Picture, plain: Picture): Picture {
  const { you } = dressed
  if (you === undefined) return dressed
  const there = new Set(seatPiles(dressed, you).map(({ hand }) => hand))
  const missing = seatPiles(plain, you)
    .filter(({ hand }) => !there.has(hand))
    // All own cards are in the hand, so that none counts as hidden.
    .map(({ hole: _, ...pile }) => pile)
  return missing.length > 0 ? { ...dressed, piles: [...missing, ...dressed.piles] } : dressed
}

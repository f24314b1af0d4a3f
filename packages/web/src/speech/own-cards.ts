import { type Picture, seatPiles } from '../felt/picture.ts'

/** The table as it is told: where a family's pad shows one's own cards, and the felt does not, they are told too. */
export function withOwnCards(dressed: Picture, plain: Picture): Picture {
  const { you } = dressed
  if (you === undefined) return dressed
  const there = new Set(seatPiles(dressed, you).map(({ hand }) => hand))
  const missing = seatPiles(plain, you)
    .filter(({ hand }) => !there.has(hand))
    // All of them are held, not lying before one: there is nothing to tell apart.
    .map(({ hole: _, ...pile }) => pile)
  return missing.length > 0 ? { ...dressed, piles: [...missing, ...dressed.piles] } : dressed
}

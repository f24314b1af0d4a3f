/** A game and how it is bet. */
export interface GameAndLimit {
  readonly game: string
  readonly limit: 'fixed' | 'pot' | 'none'
}

/** The game that each code of the format stands for, and how it is bet. */
export const PHH_VARIANTS: Readonly<Record<string, GameAndLimit>> = {
  FT: { game: 'standard/texas-holdem', limit: 'fixed' },
  NT: { game: 'standard/texas-holdem', limit: 'none' },
  NS: { game: 'standard/short-deck-holdem', limit: 'none' },
  PO: { game: 'standard/omaha', limit: 'pot' },
  'FO/8': { game: 'standard/omaha-hi-lo', limit: 'fixed' },
  F7S: { game: 'standard/seven-card-stud', limit: 'fixed' },
  'F7S/8': { game: 'standard/seven-card-stud-hi-lo', limit: 'fixed' },
  FR: { game: 'standard/razz', limit: 'fixed' },
  N2L1D: { game: 'standard/deuce-to-seven-single-draw', limit: 'none' },
  F2L3D: { game: 'standard/deuce-to-seven-triple-draw', limit: 'fixed' },
  FB: { game: 'standard/badugi', limit: 'fixed' },
}

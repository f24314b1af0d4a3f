/** The words of the trade that rule sheets and lessons use. */
export type TermName =
  | 'player-dealer'
  | 'house-dealer'
  | 'wager'
  | 'bonus-bet'
  | 'collection'
  | 'schedule-option'
  | 'table-limit'
  | 'back-line'
  | 'cover'
  | 'qualify'
  | 'house-way'
  | 'foul'
  | 'burn'
  | 'muck'
  | 'stub'
  | 'misdeal'
  | 'boxed-card'
  | 'exposed-card'
  | 'shoe'
  | 'cut-card'
  | 'blind'
  | 'ante'
  | 'bring-in'
  | 'straddle'
  | 'kill'
  | 'leg'
  | 'button'
  | 'hole-cards'
  | 'board'
  | 'flop'
  | 'turn'
  | 'river'
  | 'street'
  | 'up-card'
  | 'all-in'
  | 'string-raise'
  | 'showdown'
  | 'odd-chip'
  | 'hi-lo'
  | 'eight-or-better'
  | 'bust'
  | 'surrender'
  | 'insurance'
  | 'meld'
  | 'envy'
  | 'circle'
  | 'push'
  | 'odds-to'
  | 'reading'
  | 'incident'
  | 'floor'
  | 'house-edge'

/** A word of the trade: how it is written in a list, by which words it is found in a sentence, and what it means. */
export interface TermWords {
  readonly word: string
  /** One after the other, with commas between them. */
  readonly forms: string
  readonly means: string
}

/** The words of the trade that rule sheets and lessons use. */
export interface TermsWords {
  readonly title: string
  readonly lead: string
  whatIs(values: { word: string }): string
  readonly all: string
  readonly search: string
  readonly none: string
  readonly words: Readonly<Record<TermName, TermWords>>
}

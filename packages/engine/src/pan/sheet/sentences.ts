import { type Nothing, sayer } from '../../say/saying.ts'

/** What the rule sheet of Pan says. Ranks stand in a row as cards write them: `357`. */
export interface PanSheetSentences {
  'pan-sheet-table': Nothing
  'pan-sheet-hand': Nothing
  'pan-sheet-melds': Nothing
  'pan-sheet-conditions': Nothing
  'pan-sheet-pay': Nothing
  'pan-sheet-forcing': Nothing
  'pan-sheet-moves': Nothing
  'pan-head-meld': Nothing
  'pan-head-spades': Nothing
  'pan-head-otherwise': Nothing
  'pan-head-move': Nothing
  'pan-head-means': Nothing
  'pan-deck': { decks: number; without: string; cards: number }
  'pan-optional-spades': Nothing
  'pan-players': { places: number }
  'pan-buy-in': { chips: number }
  'pan-tops': Nothing
  'pan-lowest-before-the-deal': Nothing
  'pan-lowest-in-the-first-packet': Nothing
  'pan-winner-starts': Nothing
  'pan-winner-gone': Nothing
  'pan-deal': { cards: number; atATime: number }
  'pan-declare': Nothing
  'pan-pass': Nothing
  'pan-draw': Nothing
  'pan-used-or-discarded': Nothing
  'pan-draw-again': Nothing
  'pan-lay-after-drawing': Nothing
  'pan-lay-after-using': Nothing
  'pan-discard': Nothing
  'pan-going-out': { cards: number }
  'pan-ropes': Nothing
  'pan-squares-different': Nothing
  'pan-squares-same': Nothing
  'pan-any-suit': { ranks: string }
  'pan-valle': { ranks: string }
  'pan-condition-rope': { ranks: string }
  'pan-condition-square': { valle: boolean; suits: 'same' | 'different' }
  'pan-pay-out': { chips: number }
  'pan-pay-called': Nothing
  'pan-pay-short': Nothing
  'pan-pay-broke': Nothing
  'pan-pay-foul': Nothing
  'pan-force-option': Nothing
  'pan-force-overlooked': Nothing
  'pan-force-out-card': Nothing
}

export const sayOnPanSheet = sayer<PanSheetSentences>()

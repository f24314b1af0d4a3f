import { type Nothing, sayer } from '@cardroom/engine/say'

/** Misprints of schedule options, and reasons why one may be read in several ways. */
export interface FeeNoteSentences {
  'fee-note-hand-and-half-hour': Nothing
  'fee-note-two-fees-one-printed': Nothing
  'fee-note-options-4-to-6-as-1-to-3': Nothing
  'fee-note-different-payers': Nothing
  'fee-note-unreadable-second-line': Nothing
  'fee-note-unreadable-limit-and-blinds': Nothing
  'fee-note-unreadable-limit': Nothing
  'fee-note-merged-cell-damaged': Nothing
  'fee-note-merged-with-option-8': Nothing
  'fee-note-merged-with-line-above': Nothing
  'fee-note-cell-of-one-line-limit-of-other': Nothing
  'fee-note-limit-printed-23-100': Nothing
  'fee-note-limit-printed-100': Nothing
  'fee-note-first-row-printed-5-500': Nothing
  'fee-note-limit-twice': Nothing
  'fee-note-bank-cell-blank': Nothing
  'fee-note-basis-redacted': Nothing
  'fee-note-falls-to-nothing': Nothing
  'fee-note-names-1-and-5': Nothing
  'fee-note-one-column-for-both': Nothing
  'fee-note-cells-below-blank': Nothing
  'fee-note-one-column-off': Nothing
  'fee-note-player-cells-blank': Nothing
  'fee-note-below-100-in-no-row': Nothing
  'fee-note-401-without-plus': Nothing
  'fee-note-no-flop': Nothing
  'fee-note-no-betting-round': Nothing
  'fee-note-option-10-as-1': Nothing
  'fee-note-one-fee-printed': Nothing
  'fee-note-rows-split': Nothing
  'fee-note-numbered-9-2': Nothing
  'fee-note-third-row-printed-75': Nothing
  'fee-note-none-for-any-wager': Nothing
  'fee-note-names-1-through-18': Nothing
  'fee-note-numbered-11': Nothing
  'fee-note-limit-over-buy-in': Nothing
  'fee-note-five-or-more': Nothing
  'fee-note-varies-first-and-second': Nothing
  'fee-note-beside-second-row': Nothing
  'fee-note-rows-joined': Nothing
  'fee-note-names-1-through-17': Nothing
  'fee-why-bank-per-spot': Nothing
  'fee-why-on-blind': Nothing
  'fee-why-each-circle': Nothing
  'fee-why-payer': Nothing
  'fee-why-merged-cells': Nothing
  'fee-why-zero-cents': Nothing
  'fee-why-first-row': Nothing
  'fee-why-bank-cell-blank': Nothing
  'fee-why-blank-cell': Nothing
  'fee-why-shifted-cell': Nothing
  'fee-why-beside-first-row': Nothing
  'fee-why-third-row': Nothing
  'fee-why-past-the-flop': Nothing
  'fee-why-player-basis': Nothing
}

export const sayFeeNote = sayer<FeeNoteSentences>()

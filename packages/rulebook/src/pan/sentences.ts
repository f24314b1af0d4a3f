import { type Nothing, sayer } from '@cardroom/engine/say'

/** What goes wrong at a table of Pan, and what follows from it. */
export interface PanIncidentSentences {
  'pan-when-too-few-before': Nothing
  'pan-when-too-many-before': Nothing
  /** The same as in the row before, once the player has touched the deck. */
  'pan-when-same-after-draw': Nothing
  'pan-when-card-in-hand': Nothing
  'pan-when-incorrect-meld': Nothing
  'pan-when-same-after-discard': Nothing
  'pan-when-foul-called': Nothing
  'pan-when-out-of-turn': Nothing
  'pan-when-three-out-of-order': Nothing
  'pan-when-early-draw': Nothing
  'pan-when-out-card-given': Nothing
  'pan-when-misread': Nothing
  'pan-when-foreign-card': Nothing
  'pan-when-option-lost': Nothing
  'pan-when-option-overlooked': Nothing
  'pan-when-out-card-forced': Nothing
  'pan-when-uncalled': Nothing
  'pan-when-short-pay': Nothing
  'pan-when-released': Nothing
  'pan-then-made-up-or-dead': Nothing
  'pan-then-withdrawn-or-dead': Nothing
  'pan-then-foul': Nothing
  'pan-then-spread-put-right': Nothing
  'pan-then-draw-goes-back': Nothing
  'pan-then-draw-goes-on': Nothing
  'pan-then-others-declare': Nothing
  'pan-then-out-card-comes-back': Nothing
  'pan-then-read-as-it-lies': Nothing
  'pan-then-foreign-replaced': Nothing
  'pan-then-option-refused': Nothing
  'pan-then-option-forced': Nothing
  'pan-then-forced-for-more': Nothing
  'pan-then-collection-waits': Nothing
  'pan-then-short-pay': Nothing
  'pan-then-released': Nothing
}

/** What the filings of Pan leave open, and why it is read as it is. */
export interface PanReadingSentences {
  'pan-why-antes': Nothing
  'pan-why-squares': Nothing
  'pan-why-squares-as-printed': Nothing
  'pan-why-added-valle': Nothing
  'pan-why-added-rope': Nothing
  'pan-why-borrowing': Nothing
  'pan-why-short-stack': Nothing
  'pan-why-deck-runs-out': Nothing
  'pan-why-lowest-tie': Nothing
  'pan-why-out-card-given': Nothing
  'pan-why-conditions': Nothing
  'pan-why-spades': Nothing
  'pan-why-draw-again': Nothing
  'pan-why-forcing': Nothing
  'pan-why-irregularities': Nothing
}

export const sayOfIncident = sayer<PanIncidentSentences>()
export const sayOfReading = sayer<PanReadingSentences>()

import type { Cite } from '@cardroom/engine'
import type { PokerIncident } from '@cardroom/engine/poker'
import {
  boxedCardIncident,
  burns,
  deadHand,
  exposedInDraw,
  misdealIncident,
  outOfTurn,
  retrieved,
  silentChips,
  wrongCount,
} from './practice.ts'
import { type PokerIncidentOutcome, says } from './sentences.ts'

/** A draw game that a house dealer deals: the deck that runs out is printed, the rest is practice. */
export const drawIncidents = (
  runsOut: { readonly then: PokerIncidentOutcome; readonly cite: Cite },
  printed: readonly PokerIncident[] = [],
): readonly PokerIncident[] => [
  {
    name: 'deck-runs-out',
    then: 'found',
    says: says('draw-runs-short', runsOut.then),
    cite: runsOut.cite,
    written: 'in-the-record',
  },
  ...printed,
  boxedCardIncident,
  ...exposedInDraw,
  ...wrongCount,
  ...silentChips,
  deadHand,
  retrieved,
  outOfTurn,
  ...burns,
  misdealIncident,
]

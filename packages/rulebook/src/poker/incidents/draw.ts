import type { Cite, PokerIncident } from '@cardroom/engine'
import {
  boxedCard,
  burns,
  deadHand,
  exposedInDraw,
  misdealAndHands,
  outOfTurn,
  retrieved,
  silentChips,
  wrongCount,
} from './practice.ts'

/** A draw game that a house dealer deals: the deck that runs out is printed, the rest is practice. */
export const drawIncidents = (
  runsOut: { readonly cite: Cite; readonly consequence: string },
  printed: readonly PokerIncident[] = [],
): readonly PokerIncident[] => [
  {
    name: 'deck-runs-out',
    when: 'the draw needs more cards than the deck has',
    consequence: runsOut.consequence,
    does: 'found',
    cite: runsOut.cite,
    written: 'in-the-record',
  },
  ...printed,
  boxedCard,
  ...exposedInDraw,
  ...wrongCount,
  ...silentChips,
  deadHand,
  retrieved,
  outOfTurn,
  ...burns,
  ...misdealAndHands,
]

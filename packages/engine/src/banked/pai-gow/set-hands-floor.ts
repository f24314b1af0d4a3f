import type { TakeRuling } from '../../floor/rule-on.ts'
import { isRefusal } from '../../say/refusal.ts'
import { bankedConsequences } from '../consequences.ts'
import { handNamed } from '../named.ts'
import { refuseBankedRound } from '../refusals.ts'
import type { BankedRound } from '../round.ts'
import type { SetHands } from './set-hands.ts'
import type { TwoHandConsequence } from './two-hands.ts'

/** The consequences at tables where hands are set as two. */
export const twoHandConsequences = (
  hands: SetHands,
): Readonly<Record<TwoHandConsequence, TakeRuling<BankedRound, string, string>>> => ({
  ...bankedConsequences,
  'set-right-by-the-chart'({ play, ruling }) {
    const seat = handNamed(ruling)
    if (isRefusal(seat)) return seat
    // The house dealer followed the chart already: nothing is left to put right.
    return hands.isCharted(play.placeOf(seat)) ? undefined : refuseBankedRound('not-set-the-house-way')
  },
})

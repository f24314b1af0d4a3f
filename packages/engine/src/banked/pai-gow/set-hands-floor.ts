import type { Take } from '../../floor/rule-on.ts'
import { isRefusal } from '../../say/refusal.ts'
import { bankedConsequences } from '../consequences.ts'
import { handNamed } from '../named.ts'
import { refuse } from '../refusals.ts'
import type { BankedRound } from '../round.ts'
import type { SetHands } from './set-hands.ts'
import type { TwoHandConsequence } from './two-hands-incident.ts'

/** What follows at tables where hands are set as two. */
export const twoHandConsequences = (
  hands: SetHands,
): Readonly<Record<TwoHandConsequence, Take<BankedRound, string, string>>> => ({
  ...bankedConsequences,
  'set-right-by-the-chart'({ play, ruling }) {
    const seat = handNamed(ruling)
    if (isRefusal(seat)) return seat
    // The chart has been followed already: nothing is left to put right.
    return hands.isCharted(play.placeOf(seat)) ? undefined : refuse('not-set-the-house-way')
  },
})

import { bankedAtOnce } from '../consequences.ts'
import type { FamilyFloor } from '../family-floor.ts'
import type { BankedMoment } from '../incident.ts'
import { isBankedMoment } from '../moments.ts'
import { misnamed } from '../named.ts'
import type { SetHands } from '../pai-gow/set-hands.ts'
import { twoHandConsequences } from '../pai-gow/set-hands-floor.ts'
import type { TwoHandConsequence } from '../pai-gow/two-hands-incident.ts'
import type { TilesRules } from './rules.ts'

/** What goes wrong in pai gow tiles, and what follows. */
export const tilesFloor = (hands: SetHands): FamilyFloor<TilesRules, BankedMoment, TwoHandConsequence> => ({
  isNow: (when, { play, ruling }) => isBankedMoment(when, play, ruling),
  misnamed,
  consequences: twoHandConsequences(hands),
  atOnce: bankedAtOnce,
})

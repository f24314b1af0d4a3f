import type { PlayerDealerRules } from '@cardroom/engine'
import { changeForFee } from '../finders/change.ts'
import { firstAction } from '../finders/first-action.ts'
import { wagerPays } from '../finders/wager-pays.ts'
import { schoolBankedSetup } from '../table/wagers.ts'
import type { SchoolFamily } from './family.ts'

/** What every game against a player-dealer has. */
export const playerDealerExercises: SchoolFamily<PlayerDealerRules> = {
  setup: schoolBankedSetup,
  first: firstAction,
  pays: wagerPays,
  change: { find: changeForFee, onlyWithFee: true },
  hands: {},
}

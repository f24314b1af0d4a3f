import type { PaiGowIncident, TwoHandIncident } from '@cardroom/engine/pai-gow'
import { sayOfBanked } from '../banked/sentences.ts'

/** A foul that shows in the cards. */
export const foulSetting = (cite: string): PaiGowIncident => ({
  name: 'foul-setting',
  written: 'in-the-record',
  then: 'noted',
  says: { when: sayOfBanked('pai-gow-when-foul-setting'), then: sayOfBanked('pai-gow-then-base-wager-lost') },
  cite,
})

/** Practice: a dealer who errs in setting by the chart puts it right. */
export const houseWayMisplayed: TwoHandIncident = {
  name: 'house-way-misplayed',
  written: 'ruling',
  names: ['any-hand'],
  then: 'set-right-by-the-chart',
  says: {
    when: sayOfBanked('pai-gow-when-house-way-misplayed'),
    then: sayOfBanked('pai-gow-then-set-right'),
  },
  cite: 'practice',
}

import type { PaiGowIncident, TwoHandIncident } from '@cardroom/engine/pai-gow'
import { say } from '../banked/sentences.ts'

/** A foul that shows in the cards. */
export const foulSetting = (cite: string): PaiGowIncident => ({
  name: 'foul-setting',
  written: 'in-the-record',
  then: 'noted',
  says: { when: say('pai-gow-when-foul-setting'), then: say('pai-gow-then-base-wager-lost') },
  cite,
})

/** Practice: whoever sets by the chart and errs puts it right. */
export const houseWayMisplayed: TwoHandIncident = {
  name: 'house-way-misplayed',
  written: 'ruling',
  names: ['any-hand'],
  then: 'set-right-by-the-chart',
  says: { when: say('pai-gow-when-house-way-misplayed'), then: say('pai-gow-then-set-right') },
  cite: 'practice',
}

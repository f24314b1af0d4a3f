import type { Incident } from '@cardroom/engine'

export const foulSetting = (cite: string): Incident => ({
  name: 'foul-setting',
  when: 'a two-card hand is set that outranks the five-card hand',
  consequence: 'foul: the base wager is lost',
  cite,
  written: 'in-the-record',
})

/** Practice: whoever sets by the chart and errs puts it right. */
export const houseWayMisplayed: Incident = {
  name: 'house-way-misplayed',
  when: 'the house dealer has set a hand otherwise than the chart has it',
  consequence: 'set right by the chart',
  cite: 'practice',
  written: 'ruling',
}

import type { CountRefusals } from '@cardroom/protocol'
import type { Says } from '../speaker.ts'

export const countRefusals: Says<CountRefusals> = {
  'count-shift-is-open': ({ shift }) => `the shift "${shift}" is on: close it first`,
  'count-shift-name-taken': ({ shift }) =>
    `there was a shift "${shift}" already: call this one something else`,
  'count-no-such-shift': ({ shift }) => `there never was a shift "${shift}"`,
  'count-shift-closed': ({ shift }) => `the shift "${shift}" is closed`,
  'count-no-such-zone': ({ zone }) => `there is no time zone "${zone}"`,
  'count-no-such-table': ({ table }) => `there is no table "${table}" with a box`,
  'count-session-taken-on': ({ session }) => `"${session}" has a box of the house already`,
  'count-no-such-box': ({ box }) => `no box ${box} was pulled`,
  'count-counted-already': 'this box was counted already: a line of its sheet can be corrected',
  'count-not-counted': 'this box was not counted yet',
  'count-below-nothing': ({ denomination, count }, { money }) =>
    `${count} pieces of ${money(denomination)}: a count is never below zero`,
  'count-needs-initials': 'a line is struck, or a difference signed, with two initials or more',
  'count-line-says': ({ denomination, count }, { money }) =>
    `the line of ${money(denomination)} says ${count} now: look at the sheet again`,
  'count-nothing-corrected': 'the line says that already',
  'count-no-difference': 'there is no difference to sign: what was counted is what the log says',
  'count-does-not-follow': 'does not follow from what was written before',
}

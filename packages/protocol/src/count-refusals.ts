import type { Cents, Nothing } from '@cardroom/engine'

/** Why something is not done with a shift, a box or a count. */
export interface CountRefusals {
  'count-shift-is-open': { shift: string }
  'count-shift-name-taken': { shift: string }
  'count-no-such-shift': { shift: string }
  'count-shift-closed': { shift: string }
  'count-no-such-zone': { zone: string }
  'count-no-such-table': { table: string }
  'count-session-taken-on': { session: string }
  'count-no-such-box': { box: number }
  'count-counted-already': Nothing
  'count-not-counted': Nothing
  'count-below-nothing': { denomination: Cents; count: number }
  'count-needs-initials': Nothing
  /** The line to be corrected has another number. */
  'count-line-says': { denomination: Cents; count: number }
  'count-nothing-corrected': Nothing
  'count-no-difference': Nothing
  /** An event that does not follow from those before it: only an audit finds one. */
  'count-does-not-follow': Nothing
}

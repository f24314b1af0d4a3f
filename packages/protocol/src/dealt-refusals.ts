import type { Nothing } from '@cardroom/engine'

/** Why the session of a table that a person deals is not shown, or not written to. */
export interface DealtRequestRefusals {
  'no-such-dealt-session': Nothing
  /** The link is one for looking on. */
  'session-only-looked-at': Nothing
  /** Another session has the name already. */
  'session-name-taken': Nothing
  /** Another tablet has entered something meanwhile. */
  'session-gone-on': Nothing
  'session-too-long': { most: number }
}

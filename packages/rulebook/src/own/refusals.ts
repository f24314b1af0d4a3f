import type { Cents } from '@cardroom/engine'

/** Why the file of a room's own game is not taken, though every field has the right shape. */
export interface OwnGameRefusals {
  'own-no-such-family': { known: readonly string[]; found?: string }
  'own-twice': { name: string }
  'own-no-such-reading': { name: string }
  'own-no-such-value': { known: readonly string[]; found: string }
  'own-is-the-default': { value: string }
  'own-no-such-wager': { on: string }
  'own-never-settled': { on: string }
  'own-decks-backwards': { from: number; to: number }
  'own-limit-backwards': { min: Cents; max: Cents }
  /** Two options of one name; `before` is the place of the first. */
  'own-option-twice': { name: string; before: string }
}

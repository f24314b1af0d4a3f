import type { Cents, Cite } from '@cardroom/engine'
import type { Breach } from '../collection/breaches.ts'

/** Why the file of a room's own game is refused, though every field has the right shape. */
export interface OwnGameRefusals {
  'own-no-such-family': { known: readonly string[]; found?: string }
  'own-twice': { name: string }
  'own-no-such-reading': { name: string }
  'own-no-such-value': { known: readonly string[]; found: string }
  'own-is-the-default': { value: string }
  'own-no-such-wager': { on: string }
  'own-never-settled': { on: string }
  /** More cards than a hand is ranked of. */
  'own-too-many-cards': { cards: number; most: number }
  /** No row of a house way says how to set these cards. */
  'own-house-way-leaves-out': { cards: string }
  /** A house way needs a last row for everything else. */
  'own-house-way-needs-any': { high: string }
  'own-decks-backwards': { from: number; to: number }
  'own-limit-backwards': { min: Cents; max: Cents }
  /** Two options of one name; `before` is the place of the first. */
  'own-option-twice': { name: string; before: string }
  /** A change at a place that the file does not have. */
  'own-no-such-place': { place: string }
  /** The text of the filing has fewer lines. */
  'own-beyond-the-text': { cite: Cite; lines: number }
  /** The cited lines do not have the figures of what is paid. */
  'own-lines-do-not-say': { cite: Cite; odds: string }
  /** A breach of a rule that all rooms' sheets keep: the printed value, and for some rules the right one. */
  'own-fee-rule': { rule: Breach['rule']; printed: readonly number[] }
}

import type { Posted } from '../collection/posted.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { FaceDown } from '../round/face-down.ts'
import type { Manner } from '../round/manner.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { Kind } from '../rules/kind.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Refusal } from '../say/refusal.ts'
import type { TablePart, TableSeen } from './part.ts'
import type { TableSettings } from './settings.ts'

/** A game as a table plays it, with everything that the house has set for it. */
export interface TableGame {
  readonly rules: RuleSet
  readonly kind: Kind
  readonly posted: Posted
  /** Where cards that lie face down may be entered when they are turned over. */
  readonly faceDown?: FaceDown
  /** Starts a round again that was dealt before. */
  start(setup: object): Round | Refusal
  /** A sensible move for a seat that only sees its own view. */
  advise(view: View, ask: Ask, manner?: Manner): Move
  /** The family's part of a table, new or as it was saved. */
  part(at: TableSeen, saved?: unknown): TablePart | Refusal
  /** The same with other settings, looked up again; without it the table's settings stay as they are. */
  under?(settings: TableSettings): TableGame | Refusal
}

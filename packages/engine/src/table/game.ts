import type { Posted } from '../collection/posted.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { Kind } from '../rules/kind.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Refusal } from '../say/refusal.ts'
import type { TablePart, TableSeen } from './part.ts'

/** A game as a table plays it, with everything that the house has set for it. */
export interface TableGame {
  readonly rules: RuleSet
  readonly kind: Kind
  readonly posted: Posted
  /** Starts a round again that was dealt before. */
  start(setup: object): Round | Refusal
  /** A sensible move for a seat that only sees its own view. */
  advise(view: View, ask: Ask): Move
  /** The family's part of a table, new or as it was saved. */
  part(at: TableSeen, saved?: unknown): TablePart | Refusal
}

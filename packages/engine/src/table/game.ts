import type { PostedTerms } from '../collection/posted.ts'
import type { Ask, Move } from '../round/awaiting.ts'
import type { FaceDown } from '../round/face-down.ts'
import type { Manner } from '../round/manner.ts'
import type { Round } from '../round/round.ts'
import type { View } from '../round/view.ts'
import type { GameKind, RuleSet } from '../rules/rule-set.ts'
import type { Refusal } from '../say/refusal.ts'
import type { TablePart, TableSeen } from './part.ts'
import type { TableSettings } from './settings.ts'

/** A game at a table, with the house's settings. */
export interface TableGame {
  readonly rules: RuleSet
  readonly kind: GameKind
  readonly posted: PostedTerms
  /** Where face-down cards may be entered when they are turned over. */
  readonly faceDown?: FaceDown
  /** Starts a round again that was dealt before. */
  start(setup: object): Round | Refusal
  /** Advises a seat from its own view. */
  advise(view: View, ask: Ask, manner?: Manner): Move
  /** The family's part of a table, new or as it was saved. */
  part(at: TableSeen, saved?: unknown): TablePart | Refusal
  /** The same game under other settings, looked up again; without it the table's settings cannot change. */
  under?(settings: TableSettings): TableGame | Refusal
}

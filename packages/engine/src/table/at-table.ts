import type { Refusal } from '../say/refusal.ts'
import type { TableEvent } from './event.ts'
import type { TableGame } from './game.ts'
import type { PartStep, TablePart } from './part.ts'
import type { TableSettings } from './settings.ts'
import type { TableState } from './state.ts'

/** What the parts of a table share: its state, and the one way to change it. */
export interface AtTable {
  readonly settings: TableSettings
  readonly game: TableGame
  readonly state: TableState
  readonly part: TablePart
  /** The number of seats. */
  readonly places: number
  /** The time of the current command. */
  readonly now: number
  /** Records an event. */
  emit(event: TableEvent): void
  /** Takes the decisions of the family's part. */
  follow(steps: readonly PartStep[] | Refusal): Refusal | undefined
}

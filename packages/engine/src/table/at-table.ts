import type { Refusal } from '../say/refusal.ts'
import type { TableEvent } from './event.ts'
import type { TableGame } from './game.ts'
import type { PartStep, TablePart } from './part.ts'
import type { TableSettings } from './settings.ts'
import type { TableState } from './state.ts'

/** What those who decide at a table share: how it is, and the one way to change it. */
export interface AtTable {
  readonly settings: TableSettings
  readonly game: TableGame
  readonly state: TableState
  readonly part: TablePart
  /** Where people can sit. */
  readonly places: number
  /** What the time is for the command that is being taken. */
  readonly now: number
  /** Something has happened. */
  emit(event: TableEvent): void
  /** What the family's part has decided. */
  follow(steps: readonly PartStep[] | Refusal): Refusal | undefined
}

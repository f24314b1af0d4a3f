import type { Refusal } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { TableSnapshot } from '../table/state.ts'
import { Table } from '../table/table.ts'
import type { ChipsMoved } from './chips-moved.ts'
import type { DealtRound, HalfHourTaken } from './dealt-round.ts'
import type { DealerAction } from './entry.ts'
import { NONE_OUT, type OutOfShoe } from './out-of-shoe.ts'
import { type DealtSettings, tableSettingsOf } from './settings.ts'

/** The state of a table at the beginning of a round, to go back to. */
export interface TableCheckpoint {
  readonly table: TableSnapshot
  readonly out: OutOfShoe
  readonly cutCardOut: boolean
  readonly turned?: number
  /** The commands that made up the coming round so far. */
  readonly madeUp: readonly DealerAction[]
  readonly rounds: readonly DealtRound[]
  readonly halfHours: readonly HalfHourTaken[]
  readonly chips: ChipsMoved
}

export const FIRST_CHECKPOINT: Omit<TableCheckpoint, 'table'> = {
  out: NONE_OUT,
  cutCardOut: false,
  madeUp: [],
  rounds: [],
  halfHours: [],
  chips: { brought: 0, taken: 0 },
}

/** Opens the table of a checkpoint, or an empty one. */
export const tableFrom = (
  settings: DealtSettings,
  game: TableGame,
  kept: Pick<TableCheckpoint, 'table'> | undefined,
): Table | Refusal =>
  Table.open(tableSettingsOf(settings), game, kept ? { snapshot: structuredClone(kept.table) } : {})

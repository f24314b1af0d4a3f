import type { Refusal } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { TableSnapshot } from '../table/state.ts'
import { Table } from '../table/table.ts'
import type { ChipsMoved } from './chips-moved.ts'
import type { DealtRound, HalfHourTaken } from './dealt-round.ts'
import type { Doing } from './entry.ts'
import { NONE_OUT, type OutOfShoe } from './out-of-shoe.ts'
import { type DealtSettings, tableSettingsOf } from './settings.ts'

/** A table at the beginning of a round, as it is kept to go back to. */
export interface KeptTable {
  readonly table: TableSnapshot
  readonly out: OutOfShoe
  readonly cutCardOut: boolean
  readonly turned?: number
  /** What the coming round was made up with so far. */
  readonly madeUp: readonly Doing[]
  readonly rounds: readonly DealtRound[]
  readonly halfHours: readonly HalfHourTaken[]
  readonly chips: ChipsMoved
}

export const NOTHING_YET: Omit<KeptTable, 'table'> = {
  out: NONE_OUT,
  cutCardOut: false,
  madeUp: [],
  rounds: [],
  halfHours: [],
  chips: { brought: 0, taken: 0 },
}

/** The table that was kept, or one at which nobody sits yet. */
export const tableFrom = (
  settings: DealtSettings,
  game: TableGame,
  kept: Pick<KeptTable, 'table'> | undefined,
): Table | Refusal =>
  Table.open(tableSettingsOf(settings), game, kept ? { snapshot: structuredClone(kept.table) } : {})

import { byVerb } from '../command/command.ts'
import { checkCommand } from './rules/check.ts'
import { diffCommand } from './rules/diff.ts'
import { exportCommand } from './rules/export.ts'
import { newRoomCommand } from './rules/new.ts'
import { regimesCommand } from './rules/regimes.ts'
import { searchCommand } from './rules/search.ts'
import { sheetCommand } from './rules/sheet.ts'

/** Questions to the rulebook. */
export const rulesCommand = byVerb(
  {
    diff: diffCommand,
    search: searchCommand,
    export: exportCommand,
    new: newRoomCommand,
    check: checkCommand,
    regimes: regimesCommand,
  },
  sheetCommand,
)

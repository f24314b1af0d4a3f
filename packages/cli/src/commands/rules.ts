import { byVerb } from '../command/command.ts'
import { check } from './rules/check.ts'
import { diff } from './rules/diff.ts'
import { exported } from './rules/export.ts'
import { newRoom } from './rules/new.ts'
import { regimesListed } from './rules/regimes.ts'
import { search } from './rules/search.ts'
import { sheet } from './rules/sheet.ts'

/** What one asks the rulebook. */
export const rules = byVerb(
  { diff, search, export: exported, new: newRoom, check, regimes: regimesListed },
  sheet,
)

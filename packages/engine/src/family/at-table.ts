import { postedOf } from '../collection/posted.ts'
import { isRefusal, type Refusal } from '../say/refusal.ts'
import type { TableGame } from '../table/game.ts'
import type { TableSettings } from '../table/settings.ts'
import type { Library } from './library.ts'

/** Looks up the game of a table, with everything that its settings name. */
export function gameAtTable(settings: TableSettings, library: Library): TableGame | Refusal {
  const game = library.game(settings.game)
  if (isRefusal(game)) return game
  const posted = postedOf(game.rules, settings, library)
  if (isRefusal(posted)) return posted
  const at = game.at(posted, settings.setup)
  return isRefusal(at) ? at : { ...at, under: others => gameAtTable(others, library) }
}

import { families, findOptions, isRefusal, type Library, refuse } from '@cardroom/engine'
import { games, standard } from './games.ts'

const byId = new Map([...games, ...standard].map(rules => [rules.id, rules]))

/** The filed games, for whoever reads records. */
export async function openRulebook(): Promise<Library> {
  // Loaded here, so that a list of games does not wait for the fee tables.
  const { FEE_TABLES } = await import('./collection.ts')
  return {
    game(id) {
      const rules = byId.get(id)
      if (!rules) return refuse(`game: there is no "${id}"`)
      return { rules, family: families[rules.family]! }
    },
    schedules(game, name) {
      const found = findOptions(FEE_TABLES, game, name)
      return isRefusal(found) ? refuse(`schedule: ${found.refused}`) : found
    },
  }
}

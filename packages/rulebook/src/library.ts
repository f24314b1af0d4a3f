import { families, type Library, refuse } from '@cardroom/engine'
import { games } from './games.ts'

const byId = new Map(games.map(rules => [rules.id, rules]))

/** The filed games, for whoever reads records. */
export async function openRulebook(): Promise<Library> {
  return {
    game(id) {
      const rules = byId.get(id)
      if (!rules) return refuse(`game: there is no "${id}"`)
      return { rules, family: families[rules.family]! }
    },
    schedules: game => refuse(`schedule: no fees are filed for ${game}`),
  }
}

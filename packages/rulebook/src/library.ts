import { type Game, gameOf, type Library, type Refusal, type Rules, within } from '@cardroom/engine'
import { type FeeTable, findOptions } from '@cardroom/engine/collection'
import { games, standard } from './filed/games.ts'
import { notOffered } from './filed/not-offered.ts'
import type { OwnGame } from './own/own-game.ts'

/** The games that are offered, their fees, and where records find them. */
export interface Rulebook extends Library {
  readonly games: readonly Rules[]
  /** The room's own games among them. */
  readonly own: readonly OwnGame[]
  readonly feeTables: readonly FeeTable[]
  game(id: string): Game<Rules> | Refusal
}

/** Opens the library of filed games; a room's own game replaces the filed one of the same id. */
export async function openRulebook(own: readonly OwnGame[] = []): Promise<Rulebook> {
  // Loaded here, so that a list of games does not wait for the fee tables.
  const { FEE_TABLES } = await import('./filed/fee-tables.ts')
  const ids = new Set(own.map(({ rules }) => rules.id))
  const offered = [...games.filter(({ id }) => !ids.has(id)), ...own.map(({ rules }) => rules)]
  const feeTables = own.length > 0 ? await tablesWith(own, FEE_TABLES) : FEE_TABLES
  const byId = new Map([...standard, ...offered].map(rules => [rules.id, rules]))
  return {
    games: offered,
    own,
    feeTables,
    game(id) {
      const rules = byId.get(id)
      return rules ? gameOf(rules) : within(['game'], notOffered(id))
    },
    schedules: (game, name) => within(['schedule'], findOptions(feeTables, game, name)),
  }
}

async function tablesWith(own: readonly OwnGame[], filed: readonly FeeTable[]): Promise<FeeTable[]> {
  const { feeTablesOf } = await import('./own/own-game.ts')
  const ids = new Set(own.map(({ rules }) => rules.id))
  return [
    ...filed.map(table => ({ ...table, games: table.games.filter(({ id }) => !ids.has(id)) })),
    ...own.flatMap(feeTablesOf),
  ]
}

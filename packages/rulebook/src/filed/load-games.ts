import type { Rules } from '@cardroom/engine'
import { type FeeTable, findOptions } from '@cardroom/engine/collection'
import { type Library, loadGame } from '@cardroom/engine/record'
import { within } from '@cardroom/engine/say'
import { notOffered } from './not-offered.ts'

interface Room {
  games(): Promise<readonly Rules[]>
  fees(): Promise<readonly FeeTable[]>
}

/** The games of each room, and the standard games, loaded on demand. */
const ROOMS: Readonly<Record<string, Room>> = {
  outlaws: {
    games: async () => (await import('../outlaws/index.ts')).outlaws,
    fees: async () => (await import('../outlaws/collection/index.ts')).outlawsFees,
  },
  cameo: {
    games: async () => (await import('../cameo/index.ts')).cameo,
    fees: async () => (await import('../cameo/collection/index.ts')).cameoFees,
  },
  towers: {
    games: async () => (await import('../towers/index.ts')).towers,
    fees: async () => (await import('../towers/collection/index.ts')).towersFees,
  },
  comstock: {
    games: async () => (await import('../comstock/index.ts')).comstock,
    // The filing of Stars has rates for games of Comstock too.
    fees: async () => [
      ...(await import('../comstock/collection/index.ts')).comstockFees,
      ...(await import('../stars/collection/index.ts')).starsFees,
    ],
  },
  stars: {
    games: async () => (await import('../stars/index.ts')).stars,
    fees: async () => (await import('../stars/collection/index.ts')).starsFees,
  },
  players: {
    games: async () => (await import('../players/index.ts')).players,
    fees: async () => (await import('../players/collection/index.ts')).playersFees,
  },
  standard: {
    games: async () => (await import('../standard/poker.ts')).standardPoker,
    fees: async () => [],
  },
}

/** A library of these games only: it loads just their rooms and families. */
export async function loadGames(ids: Iterable<string>): Promise<Library> {
  const wanted = new Set(ids)
  const rooms = [...new Set([...wanted].map(id => id.split('/')[0]!))]
    .filter(room => Object.hasOwn(ROOMS, room))
    .map(room => ROOMS[room]!)
  const filed = await Promise.all(rooms.map(room => room.games()))
  const rules = filed.flat().filter(({ id }) => wanted.has(id))
  const games = new Map(await Promise.all(rules.map(async one => [one.id, await loadGame(one)] as const)))
  const feeTables = [...new Set((await Promise.all(rooms.map(room => room.fees()))).flat())]
  return {
    game: id => games.get(id) ?? within(['game'], notOffered(id)),
    schedules: (game, name) => within(['schedule'], findOptions(feeTables, game, name)),
  }
}

import { roomOf } from '@cardroom/engine'
import type { LobbyTable } from '@cardroom/protocol'

/** The tables of one room. */
interface RoomTables {
  readonly room: string
  readonly tables: readonly LobbyTable[]
}

/** Tables room by room, in the order of the rooms; those with people first. */
export function byRoom(
  tables: readonly LobbyTable[],
  rooms: readonly string[],
  family?: string,
): RoomTables[] {
  const wanted = family === undefined ? tables : tables.filter(table => table.family === family)
  const known = [...new Set([...rooms, ...wanted.map(table => roomOf(table.game))])]
  return known
    .map(room => ({
      room,
      tables: wanted
        .filter(table => roomOf(table.game) === room)
        .toSorted((a, b) => b.people - a.people || a.name.localeCompare(b.name) || a.id.localeCompare(b.id)),
    }))
    .filter(group => group.tables.length > 0)
}

/** The families that have a table, the most common first. */
export function familiesOf(tables: readonly LobbyTable[]): string[] {
  const counts = new Map<string, number>()
  for (const { family } of tables) counts.set(family, (counts.get(family) ?? 0) + 1)
  return [...counts.keys()].toSorted((a, b) => counts.get(b)! - counts.get(a)! || a.localeCompare(b))
}

/**
 * The table to sit down at: with a free seat, not joined yet, and with players or bots. Prefers most people present,
 * then a running game, then the game that most tables deal, since most players know it.
 */
export function liveliestTable(tables: readonly LobbyTable[], name: string): LobbyTable | undefined {
  const open = tables.filter(
    table =>
      table.phase !== 'not-opened' &&
      !isFull(table) &&
      !table.names.includes(name) &&
      (table.playing > 0 || table.ofTheHouse),
  )
  const peopleAt = ({ playing, bots }: LobbyTable) => Math.max(0, playing - bots)
  const hasGame = ({ playing }: LobbyTable) => Number(playing >= 2)
  const dealt = Map.groupBy(tables, table => table.name)
  const common = (table: LobbyTable) => dealt.get(table.name)!.length
  return open.toSorted(
    (a, b) => peopleAt(b) - peopleAt(a) || hasGame(b) - hasGame(a) || common(b) - common(a),
  )[0]
}

/** Whether no seat is free, or all free ones are wanted by the waiting list. */
export const isFull = ({ people, bots, waiting, seats }: LobbyTable): boolean =>
  people + bots + waiting.length >= seats

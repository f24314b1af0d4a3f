import { roomOf } from '@cardroom/engine'
import { rooms } from '@cardroom/rulebook/rooms'

/** Games room by room: the rooms that filed in their order, then others with games of their own. */
export function gamesByRoom<G extends { readonly id: string }>(
  games: readonly G[],
): readonly { readonly room: string; readonly games: readonly G[] }[] {
  const here = Map.groupBy(games, ({ id }) => roomOf(id))
  const order = new Set([...Object.keys(rooms), ...here.keys()])
  return [...order].flatMap(room => {
    const of = here.get(room)
    return of ? [{ room, games: of }] : []
  })
}

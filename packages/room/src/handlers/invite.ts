import type { Refusal } from '@cardroom/engine'
import type { RoomContext } from '../drive/room-context.ts'
import type { TableHost } from '../drive/table-host.ts'
import { refuseInHouse } from '../refusals/refuse.ts'
import { currentName } from '../views/seating-view.ts'

/** Calls a person to a seat, which is held for so many milliseconds. */
export async function invite(
  { store, roles, now }: RoomContext,
  host: TableHost,
  person: string,
  lasts: number,
): Promise<Refusal | undefined> {
  if (roles.isOut(person, host.id)) return refuseInHouse('house-you-are-out')
  const name = await currentName(store, person)
  return host.act({ do: 'invite', player: person, name, until: now() + lasts })
}

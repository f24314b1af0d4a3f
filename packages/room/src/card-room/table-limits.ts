import type { Refusal } from '@cardroom/engine'
import type { TableHost } from '../drive/table-host.ts'
import { refuseInRoom } from '../refusals/refuse.ts'

const MAX_TABLES = 500
const MAX_TABLES_PER_PERSON = 5
const MAX_TABLES_PER_ADDRESS = 25
const MAX_SEATS_PER_PERSON = 8
const MAX_SEATS_PER_ADDRESS = 64

type Tables = ReadonlyMap<string, TableHost>

/** Why one more table may not be opened; `by` is missing for a table of the house. */
export function refuseTable(tables: Tables, by?: string): Refusal | undefined {
  if (by !== undefined && openedBy(tables, new Set([by])) >= MAX_TABLES_PER_PERSON)
    return refuseInRoom('too-many-tables-of-yours', { most: MAX_TABLES_PER_PERSON })
  return tables.size < MAX_TABLES ? undefined : refuseInRoom('no-room-for-a-table')
}

/** Why people from one address may not open one more table. */
export const refuseTableFrom = (tables: Tables, together: ReadonlySet<string>): Refusal | undefined =>
  openedBy(tables, together) < MAX_TABLES_PER_ADDRESS
    ? undefined
    : refuseInRoom('too-many-tables-of-yours', { most: MAX_TABLES_PER_ADDRESS })

/** Why a person may not take one more seat; `together`: everybody from the same address. */
export function refuseSeat(
  tables: Tables,
  player: string,
  together: ReadonlySet<string>,
): Refusal | undefined {
  if (seatsOf(tables, new Set([player])) >= MAX_SEATS_PER_PERSON)
    return refuseInRoom('too-many-seats-of-yours', { most: MAX_SEATS_PER_PERSON })
  return seatsOf(tables, together) < MAX_SEATS_PER_ADDRESS
    ? undefined
    : refuseInRoom('too-many-seats-of-yours', { most: MAX_SEATS_PER_ADDRESS })
}

const openedBy = (tables: Tables, people: ReadonlySet<string>): number =>
  [...tables.values()].filter(host => host.openedBy !== undefined && people.has(host.openedBy)).length

const seatsOf = (tables: Tables, people: ReadonlySet<string>): number =>
  [...tables.values()]
    .flatMap(({ table }) => Object.values(table.state.seats))
    .filter(({ player }) => people.has(player)).length

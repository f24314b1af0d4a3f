import { deepEqual, equal, rejects } from 'node:assert/strict'
import { emptyTable, type TableEvent, type TableSettings, type TableSnapshot } from '@cardroom/engine'
import type { Law } from './law.ts'

/** Events to append to a table: all of them or none. */
export interface TableAppend {
  readonly table: string
  /** How many events the table had before these. */
  readonly after: number
  readonly at: number
  readonly events: readonly TableEvent[]
  /** The table after these events, so that a restart need not begin with the first. */
  readonly snapshot?: TableSnapshot
}

/** A stored table, as `Table.open` takes it. */
export interface LoadedTable {
  readonly opened: TableEvent
  readonly snapshot?: TableSnapshot
  /** The events since the snapshot, or since the beginning, and when each was written. */
  readonly events: readonly TableEvent[]
  readonly times: readonly number[]
}

/** A store of tables' events. An append is durable when its promise resolves. */
export interface TableStore {
  /** Rejects, and writes nothing, if the table has gone on meanwhile. */
  append(append: TableAppend): Promise<void>
  /** Every table that is not closed, oldest first. */
  tables(): Promise<readonly string[]>
  load(table: string): Promise<LoadedTable | undefined>
  /** Every event of a table from the first. */
  history(table: string): Promise<readonly TableEvent[]>
  close(): Promise<void>
}

const settings: TableSettings = {
  game: 'room/game',
  title: 'A table',
  setup: {},
  buyIn: { min: 1, max: 9, usual: 5 },
}
/** The first event of a table of no game in particular. */
export const opened: TableEvent = { type: 'opened', settings }
/** A player steps away: an event that any table may have. */
export const away = (seat: number): TableEvent => ({ type: 'away', seat, away: true, at: 1_000 })

/** How many writers append to a table at the same moment. */
const AT_ONCE = 5

/**
 * What every store of tables must do. `open` opens the same place again and again, and each law needs an
 * empty one: make it before each test.
 */
export function tableStoreContract(open: () => Promise<TableStore>): readonly Law[] {
  const law = (name: string, holds: (place: Place) => Promise<void>): Law => ({
    name,
    async holds() {
      const place = await Place.open(open)
      try {
        await holds(place)
      } finally {
        await place.close()
      }
    },
  })
  return [
    law('events are there after a restart, in their order, with their times', async place => {
      await place.write(0, [opened, away(1)])
      await place.write(2, [away(2)], { at: 7 })
      const again = await place.reopened()
      deepEqual(await again.tables(), ['t'])
      deepEqual(await again.load('t'), {
        opened,
        events: [opened, away(1), away(2)],
        times: [1000, 1000, 7],
      })
      equal((await again.history('t')).length, 3)
      equal(await again.load('nowhere'), undefined)
    }),
    law('an append for a table that has gone on is refused, and nothing of it is written', async place => {
      await place.write(0, [opened])
      await rejects(place.write(0, [away(1)]))
      await rejects(place.write(2, [away(1)]))
      deepEqual(await place.store.history('t'), [opened])
    }),
    law('of those who write to a table at the same moment one does', async place => {
      await place.write(0, [opened])
      const all = Array.from({ length: AT_ONCE }, (_, i) => place.write(1, [away(i + 1)]))
      const done = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled')
      equal(done.length, 1)
      equal((await place.store.history('t')).length, 2)
    }),
    law('one append of a turn that is refused does not stop the others', async place => {
      const done = await Promise.allSettled([
        place.write(0, [opened]),
        place.write(1, [away(1)]),
        place.write(1, [away(2)]),
        place.write(0, [opened], { table: 'u' }),
      ])
      const expected = ['fulfilled', 'fulfilled', 'rejected', 'fulfilled']
      deepEqual(
        done.map(({ status }) => status),
        expected,
      )
      deepEqual((await place.store.load('t'))?.events, [opened, away(1)])
      equal((await place.store.history('u')).length, 1)
    }),
    law('a snapshot spares the events before it, and none of them is lost', async place => {
      await place.write(0, [opened, away(1)], { snapshot: { ...emptyTable(), version: 2, own: {} } })
      await place.write(2, [away(2)])
      const again = await place.reopened()
      const kept = await again.load('t')
      deepEqual(kept?.opened, opened)
      equal(kept?.snapshot?.version, 2)
      deepEqual(kept?.events, [away(2)])
      equal((await again.history('t')).length, 3)
    }),
    law('a closed table is no longer listed, but its events are kept', async place => {
      await place.write(0, [opened, { type: 'closed' }])
      deepEqual(await place.store.tables(), [])
      equal((await place.store.history('t')).length, 2)
    }),
  ]
}

/** A store that a law may close and open again. */
class Place {
  readonly #open: () => Promise<TableStore>
  store: TableStore

  private constructor(open: () => Promise<TableStore>, store: TableStore) {
    this.#open = open
    this.store = store
  }

  static async open(open: () => Promise<TableStore>): Promise<Place> {
    return new Place(open, await open())
  }

  write(after: number, events: readonly TableEvent[], more: Partial<TableAppend> = {}): Promise<void> {
    return this.store.append({ table: 't', after, at: 1000 + after, events, ...more })
  }

  async reopened(): Promise<TableStore> {
    await this.store.close()
    this.store = await this.#open()
    return this.store
  }

  close(): Promise<void> {
    return this.store.close()
  }
}

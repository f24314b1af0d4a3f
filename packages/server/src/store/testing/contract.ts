import { emptyTable, type TableEvent, type TableSettings } from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Append, Conflict, type Store } from '../store.ts'

const settings: TableSettings = {
  game: 'room/game',
  title: 'A table',
  setup: {},
  buyIn: { min: 1, max: 9, usual: 5 },
}
export const opened: TableEvent = { type: 'opened', settings }
export const away = (seat: number): TableEvent => ({ type: 'away', seat, away: true })

export const append = (after: number, events: TableEvent[], more: Partial<Append> = {}): Append => ({
  table: 't',
  after,
  at: 1000 + after,
  events,
  rounds: [],
  ...more,
})

const round = (n: number, ...players: string[]): RoundReply => ({
  id: `t.${n}`,
  table: 't',
  game: 'room/game',
  at: n,
  players,
  record: { record: 1 },
  seats: {},
  shuffle: { commitment: 'c', added: [] },
})

/** What every store must do. `open` opens the same place again and again; a test has it for itself. */
export function storeContract(open: () => Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  const write = (after: number, events: TableEvent[], more: Partial<Append> = {}) =>
    store.append(append(after, events, more))

  async function reopened(): Promise<Store> {
    await store.close()
    store = await open()
    return store
  }

  describe('events', () => {
    test('are there after a restart, in their order', async () => {
      await write(0, [opened, away(1)])
      await write(2, [away(2)])
      const again = await reopened()
      expect(await again.tables()).toEqual(['t'])
      expect(await again.load('t')).toEqual({ opened, events: [opened, away(1), away(2)] })
      expect(await again.history('t')).toHaveLength(3)
      expect(await again.load('nowhere')).toBeUndefined()
    })

    test('an append for a table that has gone on is refused, and nothing of it is written', async () => {
      await write(0, [opened])
      await expect(write(0, [away(1)], { rounds: [round(1, 'Ann')] })).rejects.toThrow(Conflict)
      await expect(write(2, [away(1)])).rejects.toThrow(Conflict)
      expect(await store.history('t')).toHaveLength(1)
      expect(await store.round('t.1')).toBeUndefined()
    })

    test('appends of one turn share a transaction, and one that conflicts does not stop the others', async () => {
      const results = await Promise.allSettled([
        write(0, [opened]),
        write(1, [away(1)]),
        write(1, [away(2)]),
        store.append({ table: 'u', after: 0, at: 1, events: [opened], rounds: [] }),
      ])
      expect(results.map(result => result.status)).toEqual([
        'fulfilled',
        'fulfilled',
        'rejected',
        'fulfilled',
      ])
      expect((await store.load('t'))!.events).toEqual([opened, away(1)])
      expect(await store.history('u')).toHaveLength(1)
    })

    test('a failed transaction leaves nothing, and the next one works', async () => {
      await write(0, [opened], { rounds: [round(1, 'Ann')] })
      await expect(write(1, [away(1)], { rounds: [round(1, 'Ann')] })).rejects.toThrow(/unique/i)
      expect(await store.history('t')).toHaveLength(1)
      await write(1, [away(2)])
      expect(await store.history('t')).toHaveLength(2)
    })

    test('a snapshot spares the events before it', async () => {
      await write(0, [opened, away(1)], { snapshot: { ...emptyTable(), version: 2, own: {} } })
      await write(2, [away(2)])
      const stored = (await (await reopened()).load('t'))!
      expect(stored.opened).toEqual(opened)
      expect(stored.snapshot?.version).toBe(2)
      expect(stored.events).toEqual([away(2)])
    })

    test('a closed table is no longer listed, but its events are kept', async () => {
      await write(0, [opened, { type: 'closed' }])
      expect(await store.tables()).toEqual([])
      expect(await store.history('t')).toHaveLength(2)
    })
  })

  describe('rounds', () => {
    test('are found by id, by table and by player, newest first', async () => {
      await write(0, [opened], { rounds: [round(1, 'Ann', 'Bob'), round(2, 'Bob'), round(3, 'Ann')] })
      expect(await store.round('t.2')).toEqual(round(2, 'Bob'))
      const ids = async (query: Parameters<Store['rounds']>[0]) =>
        (await store.rounds(query)).map(({ id }) => id)
      expect(await ids({ limit: 10 })).toEqual(['t.3', 't.2', 't.1'])
      expect(await ids({ limit: 10, player: 'Ann' })).toEqual(['t.3', 't.1'])
      expect(await ids({ limit: 1, player: 'Bob', before: 2 })).toEqual(['t.1'])
      expect(await ids({ limit: 10, table: 'u' })).toEqual([])
      expect(await ids({ limit: 10, table: 't', player: 'Bob' })).toEqual(['t.2', 't.1'])
      expect((await store.rounds({ limit: 1 }))[0]).not.toHaveProperty('record')
    })
  })

  describe('shoes', () => {
    const shoe = {
      id: 't.shoe-1',
      table: 't',
      shuffle: { commitment: 'c', secret: 's', added: [], cutCard: 364 },
      rounds: ['t.1', 't.2'],
    }

    test('that are over are found by their id, after a restart too', async () => {
      await write(0, [opened], { shoes: [shoe] })
      expect(await (await reopened()).shoe(shoe.id)).toEqual(shoe)
      expect(await store.shoe('t.shoe-2')).toBeUndefined()
    })

    test('are not opened by an append that is refused', async () => {
      await write(0, [opened])
      await expect(write(0, [away(1)], { shoes: [shoe] })).rejects.toThrow(Conflict)
      expect(await store.shoe(shoe.id)).toBeUndefined()
    })
  })

  describe('people', () => {
    test('are known by their token and keep it under a new name', async () => {
      await store.savePerson({ id: 'p1', name: 'Ann', look: 'ann', token: 'x' })
      await store.savePerson({ id: 'p1', name: 'Anna', look: 'anna', token: 'x' })
      expect({ ...(await store.personByToken('x')) }).toEqual({
        id: 'p1',
        name: 'Anna',
        look: 'anna',
        token: 'x',
      })
      expect(await store.personByLook('ann')).toBeUndefined()
      await expect(store.savePerson({ id: 'p2', name: 'ANNA', look: 'anna', token: 'y' })).rejects.toThrow(
        Conflict,
      )
    })
  })
}

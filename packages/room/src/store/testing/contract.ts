import type { TableEvent } from '@cardroom/engine'
import type { RoundReply } from '@cardroom/protocol'
import { away, opened, type TableStore, tableStoreContract } from '@cardroom/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Append, Conflict, type Store } from '../store.ts'

export { away, opened }

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

/** The part of a store that anybody's tables need. */
const withoutRounds = (store: Store): TableStore => ({
  append: append => store.append({ ...append, rounds: [] }),
  tables: () => store.tables(),
  load: table => store.load(table),
  history: table => store.history(table),
  close: () => store.close(),
})

/** What every store must do. `open` opens the same place again and again; a test has it for itself. */
export function storeContract(open: () => Promise<Store>): void {
  describe('the contract of every table store', () => {
    for (const { name, holds } of tableStoreContract(async () => withoutRounds(await open())))
      test(name, holds)
  })
  describe('the contract of a card room’s store', () => roomContract(open))
}

function roomContract(open: () => Promise<Store>): void {
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
    test('a refused append writes no round', async () => {
      await write(0, [opened])
      await expect(write(0, [away(1)], { rounds: [round(1, 'Ann')] })).rejects.toThrow(Conflict)
      expect(await store.round('t.1')).toBeUndefined()
    })

    test('a failed transaction leaves nothing, and the next one works', async () => {
      await write(0, [opened], { rounds: [round(1, 'Ann')] })
      await expect(write(1, [away(1)], { rounds: [round(1, 'Ann')] })).rejects.toThrow(/unique/i)
      expect(await store.history('t')).toHaveLength(1)
      await write(1, [away(2)])
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

    test('are found by id when they are over, after a restart too', async () => {
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
    test('are found by the look of their name, and only by the newest one', async () => {
      await store.savePerson({ id: 'p1', name: 'Ann', look: 'ann' })
      await store.savePerson({ id: 'p1', name: 'Anna', look: 'anna' })
      expect({ ...(await store.personByLook('anna')) }).toEqual({
        id: 'p1',
        name: 'Anna',
        look: 'anna',
      })
      expect(await store.personByLook('ann')).toBeUndefined()
      await expect(store.savePerson({ id: 'p2', name: 'ANNA', look: 'anna' })).rejects.toThrow(Conflict)
    })
  })
}

import type { DropEvent, HouseEvent } from '@cardroom/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OverdrawnError } from '../house-store.ts'
import { Conflict, type Store } from '../store.ts'
import {
  COUNT_SHORTAGE,
  collectionAt,
  countedFor,
  jackpotAt,
  PLAY_MONEY,
  type TableTransfer,
  tableAccount,
  UNCOUNTED_BOXES,
  walletOf,
} from '../transfer.ts'
import { append, away, opened } from './contract.ts'

const buyIn = (person: string, table: string, cents: number, version = 1): TableTransfer => ({
  version,
  from: walletOf(person),
  to: tableAccount(table),
  cents,
  why: 'buy-in',
})

/** What every store must do for the house and for everybody's money. */
export function houseContract(open: () => Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  const cents = async (account: string) => (await store.house.account(account)).cents
  const gift = (person: string, amount: number) =>
    store.house.enter(1, { type: 'gift', person, cents: amount, day: 7 }, 0)
  const sits = (person: string, table: string, amount: number) =>
    store.append(append(0, [opened], { table, transfers: [buyIn(person, table, amount)] }))

  describe('the log of the house', () => {
    const set = (gifts: number) => ({ type: 'allowance-set', by: 'p', gift: gifts, level: 5 }) as const

    test('goes on from where it was, after a restart too', async () => {
      await store.house.write(0, 10, [set(1), set(2)])
      await store.close()
      store = await open()
      await store.house.write(2, 11, [set(3)])
      expect(await store.house.log(0)).toEqual([
        { version: 1, at: 10, event: set(1) },
        { version: 2, at: 10, event: set(2) },
        { version: 3, at: 11, event: set(3) },
      ])
      expect(await store.house.log(2)).toEqual([{ version: 3, at: 11, event: set(3) }])
    })

    test('gets its lines with the first events of a table too', async () => {
      const line = { type: 'table-opened', table: 't', by: 'Flo' } as const
      await store.append(append(0, [opened], { house: [line] }))
      expect(await store.house.log(0)).toEqual([{ version: 1, at: 1000, event: line }])
      await expect(store.append(append(0, [opened], { house: [line] }))).rejects.toThrow(Conflict)
      expect(await store.house.log(0)).toHaveLength(1)
    })

    test('gets its lines with the events of a table, after whatever it has, or not at all', async () => {
      const ruled = (by: string) =>
        ({ type: 'ruled', table: 't', round: 't.1', incident: 'misdeal', cite: 'practice', by }) as const
      await store.append(append(0, [opened], { transfers: [] }))
      await store.house.write(0, 10, [set(1)])
      await store.append(append(1, [away(1)], { house: [ruled('Flo')] }))
      const both = [
        { version: 1, at: 10, event: set(1) },
        { version: 2, at: 1001, event: ruled('Flo') },
      ]
      expect(await store.house.log(0)).toEqual(both)
      // Somebody else was faster.
      await expect(store.append(append(1, [away(2)], { house: [ruled('Eve')] }))).rejects.toThrow(Conflict)
      const transfers = [buyIn('nobody', 't', 5, 3)]
      const broke = append(2, [away(2)], { transfers, house: [ruled('Eve')] })
      await expect(store.append(broke)).rejects.toThrow(OverdrawnError)
      await store.close()
      store = await open()
      expect(await store.house.log(0)).toEqual(both)
      await store.house.write(2, 12, [set(2)])
      expect(await store.house.log(2)).toEqual([{ version: 3, at: 12, event: set(2) }])
    })

    test('has settings of tables, disputes and changes of tables word for word', async () => {
      const options = { title: 'Fri “day”', stakes: { limit: 'none' as const }, readings: { a: 'b' } }
      const events: HouseEvent[] = [
        { type: 'template-kept', name: 'Fri', game: 'g', options, by: 'p' },
        { type: 'dispute-opened', round: 't.1', table: 't', words: 'não', seal: 'f00', by: 'p' },
        { type: 'dispute-decided', round: 't.1', table: 't', decision: 'stands', words: '成立', by: 'q' },
        { type: 'table-change', person: 'p', from: 't', to: 'u' },
        { type: 'must-move-set', table: 't', main: 'u', by: 'q' },
      ]
      await store.house.write(0, 5, events)
      expect((await store.house.log(0)).map(({ event }) => event)).toEqual(events)
    })

    test('of two writes on the same log, one is refused', async () => {
      const both = await Promise.allSettled([
        store.house.write(0, 1, [set(1)]),
        store.house.write(0, 1, [set(2)]),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      await expect(store.house.write(0, 1, [set(3)])).rejects.toThrow(Conflict)
      expect(await store.house.log(0)).toHaveLength(1)
    })
  })

  describe('money', () => {
    test('comes from the house, and all accounts are zero together', async () => {
      await gift('ann', 500)
      expect(await store.house.account(walletOf('ann'))).toMatchObject({ cents: 500, day: 7 })
      expect(await cents(PLAY_MONEY)).toBe(-500)
      await expect(gift('ann', 500)).rejects.toThrow(Conflict)
      expect(await cents(walletOf('ann'))).toBe(500)
      expect(await store.house.cage(undefined, 10)).toEqual([
        { version: 1, at: 1, event: { type: 'gift', person: 'ann', cents: 500, day: 7 } },
      ])
    })

    test('an empty gift moves nothing, and is written', async () => {
      await gift('ann', 0)
      expect(await store.house.account(walletOf('ann'))).toMatchObject({ cents: 0, moves: 1, day: 7 })
    })

    test('moves with the events of a table, or not at all', async () => {
      await gift('ann', 500)
      await sits('ann', 't', 300)
      expect([await cents(walletOf('ann')), await cents(tableAccount('t'))]).toEqual([200, 300])
      // The table has gone on: neither its event nor the money.
      await expect(sits('ann', 't', 100)).rejects.toThrow(Conflict)
      expect([await cents(walletOf('ann')), await cents(tableAccount('t'))]).toEqual([200, 300])
    })

    test('sums up what moved at a table as of one of its events', async () => {
      await gift('ann', 500)
      await sits('ann', 't', 300)
      await sits('ann', 'other', 50)
      const more = (version: number) => buyIn('ann', 't', 20, version)
      await store.append(append(1, [away(1), away(2)], { table: 't', transfers: [more(2), more(3)] }))
      const flow = { from: walletOf('ann'), to: tableAccount('t') }
      const flows = async (version: number) =>
        (await store.house.flows('t', version)).map(one => ({ ...one }))
      expect(await flows(2)).toEqual([{ ...flow, cents: 320 }])
      expect(await flows(3)).toEqual([{ ...flow, cents: 340 }])
    })

    test('a wallet never falls below zero: an append that would take it there is not written at all', async () => {
      await gift('ann', 500)
      const refused = await sits('ann', 't', 501).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(OverdrawnError)
      expect(refused).toMatchObject({ account: walletOf('ann'), has: 500 })
      await expect(sits('nobody', 'u', 1)).rejects.toThrow(OverdrawnError)
      expect(await store.tables()).toEqual([])
      expect(await cents(walletOf('ann'))).toBe(500)
    })

    test('of two tables that take the same money at once, one gets it, and the other tables go on', async () => {
      await gift('ann', 500)
      const results = await Promise.allSettled([
        sits('ann', 't', 300),
        sits('ann', 'u', 300),
        store.append(append(0, [opened], { table: 'v' })),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect([await cents(walletOf('ann')), await cents(tableAccount('u'))]).toEqual([200, 0])
      expect(await store.tables()).toEqual(['t', 'v'])
    })

    test('a table has an account from its first event on', async () => {
      expect((await store.house.account(tableAccount('t'))).moves).toBe(0)
      await store.append(append(0, [opened, away(1)]))
      expect((await store.house.account(tableAccount('t'))).moves).toBe(1)
    })

    test('fees lie in the table’s box until it is pulled, and counted money is kept apart from uncounted', async () => {
      const fee = (version: number, cents: number, to: string, why: 'collection' | 'jackpot') => ({
        version,
        from: tableAccount('t'),
        to,
        cents,
        why,
      })
      const fees = [fee(1, 30, collectionAt('t'), 'collection'), fee(1, 10, jackpotAt('t'), 'jackpot')]
      await store.append(append(0, [opened], { table: 't', transfers: fees }))
      const more = [fee(2, 5, collectionAt('t'), 'collection')]
      await store.append(append(1, [away(1), away(2)], { table: 't', transfers: more }))
      await store.append(append(0, [opened], { table: 'empty' }))
      expect(await store.house.boxed()).toEqual(['t'])
      expect({ ...(await store.house.boxOf('t', 0)) }).toEqual({ upTo: 2, collection: 35, jackpot: 10 })
      expect({ ...(await store.house.boxOf('t', 1)) }).toEqual({ upTo: 2, collection: 5, jackpot: 0 })
      expect({ ...(await store.house.boxOf('t', 2)) }).toEqual({ upTo: 2, collection: 0, jackpot: 0 })
      const opening = { type: 'shift-opened', shift: 'a day', by: 'p' } as const
      const held = { collection: 35, jackpot: 10 }
      const box = { shift: 'a day', table: 't', number: 1, after: 0, upTo: 2 }
      const pulled: DropEvent = { type: 'box-pulled', ...box, ...held, by: 'p' }
      const counted: DropEvent = {
        type: 'box-counted',
        box: 2,
        pieces: { collection: { 10: 3, 1: 2 }, jackpot: { 5: 3 } },
        difference: { collection: -3, jackpot: 5 },
        by: 'p',
      }
      await store.house.writeDrop(0, 7, [opening, pulled])
      expect(await cents(UNCOUNTED_BOXES)).toBe(45)
      await expect(store.house.writeDrop(1, 8, [counted])).rejects.toThrow(Conflict)
      await store.house.writeDrop(2, 8, [counted])
      await store.close()
      store = await open()
      expect(await store.house.drop(0)).toEqual([
        { version: 1, at: 7, event: opening },
        { version: 2, at: 7, event: pulled },
        { version: 3, at: 8, event: counted },
      ])
      expect(await store.house.drop(2)).toHaveLength(1)
      expect(await store.house.boxed()).toEqual([])
      const accounts = [
        UNCOUNTED_BOXES,
        countedFor('collection'),
        countedFor('jackpot'),
        COUNT_SHORTAGE,
        tableAccount('t'),
      ]
      expect(await Promise.all(accounts.map(cents))).toEqual([0, 32, 15, -2, -45])
    })

    test('people are found by their ids and by how their names begin, with what they have', async () => {
      await store.savePerson({ id: 'p1', name: 'Ann', look: 'ann' })
      await store.savePerson({ id: 'p2', name: 'Annie', look: 'annie' })
      await gift('p1', 500)
      const found = await store.house.people({ begins: 'an' }, 10)
      expect(found.map(one => ({ ...one }))).toEqual([
        { id: 'p1', name: 'Ann', wallet: 500 },
        { id: 'p2', name: 'Annie', wallet: 0 },
      ])
      expect(await store.house.people({ ids: ['p2'] }, 10)).toHaveLength(1)
      expect(await store.house.people({ begins: '%' }, 10)).toEqual([])
    })
  })
}

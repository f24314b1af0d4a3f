import type { SessionEntry } from '@cardroom/engine/dealt'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredDealtSession } from '../dealt-store.ts'
import { Conflict, type Store } from '../store.ts'

export const begun: StoredDealtSession = {
  id: 'd1',
  key: 'hash of the key',
  at: 1_700_000_000_000,
  settings: { id: 'd1', game: 'room/game', title: 'A table', setup: {}, seats: [{ seat: 1 }] },
}

export const entered = (id: string): SessionEntry => ({
  id,
  at: 1_700_000_000_001,
  round: 1,
  does: { do: 'stand', seat: 1 },
})

/** What every store must do for tables that people deal. */
export function dealtContract(open: () => Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
    await store.dealt.begin(begun)
  })
  afterEach(() => store.close())

  test('a session is there as it was begun, and nobody begins another of its name', async () => {
    expect(await store.dealt.session('d1')).toEqual(begun)
    expect(await store.dealt.session('d2')).toBeUndefined()
    await expect(store.dealt.begin({ ...begun, key: 'another' })).rejects.toThrow(Conflict)
  })

  test('entries are added in their order, and are there after a restart', async () => {
    await store.dealt.append('d1', 0, 2, [entered('a'), entered('b')])
    await store.dealt.append('d1', 2, 3, [entered('c')])
    await store.close()
    store = await open()
    expect(await store.dealt.entries('d1', 0)).toEqual(['a', 'b', 'c'].map(entered))
    expect(await store.dealt.entries('d1', 2)).toEqual([entered('c')])
    expect(await store.dealt.entries('d1', 3)).toEqual([])
    expect(await store.dealt.entries('nothing', 0)).toEqual([])
  })

  test('of two appends at the same place one is refused, and nothing of it is written', async () => {
    const both = [entered('a'), entered('b')].map(one => store.dealt.append('d1', 0, 2, [one]))
    const done = await Promise.allSettled(both)
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await store.dealt.entries('d1', 0)).toHaveLength(1)
    await expect(store.dealt.append('nothing', 0, 2, [entered('a')])).rejects.toThrow(Conflict)
  })
}

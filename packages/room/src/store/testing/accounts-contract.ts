import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Credential, Session } from '../account-store.ts'
import { Conflict, type Store } from '../store.ts'

const person = { id: 'p1', name: 'Ann', look: 'ann' }

export const session = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  person: 'p1',
  token: `token of ${id}`,
  begun: 1,
  by: 'arrival',
  browser: 'Firefox on Linux',
  used: 1,
  ...more,
})

export const credential = (id: string, more: Partial<Credential> = {}): Credential => ({
  id,
  person: 'p1',
  kind: 'passkey',
  verifier: `key of ${id}`,
  label: 'a phone',
  added: 1,
  used: null,
  counter: 0,
  ...more,
})

/** What every store must do for accounts. */
export function accountsContract(open: () => Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
    await store.savePerson(person, session('s1'))
  })
  afterEach(() => store.close())

  describe('sessions', () => {
    test('begin with a person, are found by their token, and are there after a restart', async () => {
      await store.close()
      store = await open()
      expect(await store.accounts.session('token of s1')).toEqual({ ...session('s1'), isAccount: false })
      expect(await store.accounts.session('another')).toBeUndefined()
      expect({ ...(await store.personById('p1')) }).toEqual(person)
      expect(await store.personById('p2')).toBeUndefined()
    })

    test('are listed by their last use; an earlier use is none', async () => {
      const { accounts } = store
      await accounts.change([{ do: 'begin', session: session('s2', { used: 5 }) }])
      const ids = async () => (await accounts.sessionsOf('p1')).map(({ id }) => id)
      expect(await ids()).toEqual(['s2', 's1'])
      await accounts.sessionUsed('s1', 9)
      await accounts.sessionUsed('s1', 3)
      expect(await ids()).toEqual(['s1', 's2'])
      expect((await accounts.sessionsOf('p1'))[0]?.used).toBe(9)
      expect(await accounts.sessionsOf('p2')).toEqual([])
    })

    test('unused since a moment are found, the longest unused first, up to a limit', async () => {
      const { accounts } = store
      await store.savePerson({ id: 'p2', name: 'Bob', look: 'bob' }, session('s2', { person: 'p2', used: 3 }))
      await accounts.change([
        { do: 'begin', session: session('s3', { used: 2 }) },
        { do: 'begin', session: session('s4', { used: 4 }) },
      ])
      const ids = async (before: number, most: number) =>
        (await accounts.unusedSessions(before, most)).map(({ id }) => id)
      expect(await ids(4, 9)).toEqual(['s1', 's3', 's2'])
      expect(await ids(4, 2)).toEqual(['s1', 's3'])
      expect(await ids(1, 9)).toEqual([])
    })

    test('end once, for good, by their own person only; the reason stays known', async () => {
      const { accounts } = store
      const end = (of: string) =>
        accounts.change([{ do: 'end', session: 's1', person: of, why: 'signed-out' }])
      await expect(end('p2')).rejects.toThrow(Conflict)
      expect(await accounts.ended('s1')).toBeUndefined()
      await end('p1')
      await expect(end('p1')).rejects.toThrow(Conflict)
      expect(await accounts.session('token of s1')).toBeUndefined()
      expect(await accounts.ended('s1')).toBe('signed-out')
      expect(await accounts.ended('never')).toBeUndefined()
    })
  })

  describe('credentials', () => {
    test('make a person’s sessions those of an account; codes alone do not', async () => {
      const { accounts } = store
      const isAccount = async () => (await accounts.session('token of s1'))?.isAccount
      await accounts.change([{ do: 'add', credential: credential('c', { kind: 'code' }) }])
      expect(await isAccount()).toBe(false)
      await accounts.change([{ do: 'add', credential: credential('k', { added: 2 }) }])
      expect(await isAccount()).toBe(true)
      expect((await accounts.credentialsOf('p1')).map(({ id }) => id)).toEqual(['c', 'k'])
      expect(await accounts.credential('k')).toEqual(credential('k', { added: 2 }))
      await accounts.change([{ do: 'remove', credential: 'k', person: 'p1' }])
      expect(await accounts.credential('k')).toBeUndefined()
    })

    test('all changes are made or none', async () => {
      const { accounts } = store
      const both = [
        { do: 'add', credential: credential('a') },
        { do: 'remove', credential: 'gone', person: 'p1' },
      ] as const
      await expect(accounts.change(both)).rejects.toThrow(Conflict)
      expect(await accounts.credentialsOf('p1')).toEqual([])
      await accounts.change([both[0]])
      await expect(accounts.change([both[0]])).rejects.toThrow(Conflict)
      await expect(accounts.change([{ do: 'remove', credential: 'a', person: 'p2' }])).rejects.toThrow(
        Conflict,
      )
      expect(await accounts.credentialsOf('p1')).toHaveLength(1)
    })

    test('of two changes that use up one credential at once, one is made', async () => {
      await store.accounts.change([{ do: 'add', credential: credential('c', { kind: 'code' }) }])
      const use = (n: string) =>
        store.accounts.change([
          { do: 'remove', credential: 'c', person: 'p1' },
          { do: 'begin', session: session(n) },
        ])
      const results = await Promise.allSettled([use('s2'), use('s3')])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await store.accounts.sessionsOf('p1')).toHaveLength(2)
    })

    test('count only upwards, unless they do not count', async () => {
      const { accounts } = store
      await accounts.change([{ do: 'add', credential: credential('k') }])
      expect(await accounts.credentialUsed('k', 5, 0)).toBe(true)
      expect(await accounts.credentialUsed('k', 6, 0)).toBe(true)
      expect(await accounts.credentialUsed('k', 7, 3)).toBe(true)
      for (const counter of [3, 2, 0]) expect(await accounts.credentialUsed('k', 8, counter)).toBe(false)
      expect(await accounts.credential('k')).toMatchObject({ used: 7, counter: 3 })
    })
  })
}

import { expect, onTestFinished, test, vi } from 'vitest'
import { MemoryStore } from '../memory/memory-store.ts'
import { MAX_SESSIONS_SWEPT, Sessions } from './sessions.ts'

const DAY = 86_400_000

/** Sessions that last thirty days, on a clock that is set by hand; and a socket for each. */
async function opened(count: number) {
  const store = await MemoryStore.open()
  onTestFinished(() => store.close())
  const clock = { now: 0 }
  const log = (what: string) => expect.unreachable(what)
  const sessions = new Sessions({ store, now: () => clock.now, days: 30, log })
  const begin = async (i: number) => {
    const id = `p${i}`
    const { session } = sessions.fresh(id, 'arrival', '')
    await store.savePerson({ id, name: id, look: id }, session)
    return session
  }
  const all = await Promise.all(Array.from({ length: count }, (_, i) => begin(i)))
  const left = async () => (await store.accounts.unusedSessions(Number.MAX_SAFE_INTEGER, 10_000)).length
  return { store, clock, sessions, all, left }
}

test('expired sessions are ended with their reason, and no others', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { store, clock, sessions, all, left } = await opened(3)
  onTestFinished(sessions.watch())
  const [used, here, gone] = all
  await store.accounts.sessionUsed(used!.id, 1)
  onTestFinished(sessions.opened(here!, why => expect.unreachable(why)))
  clock.now = 30 * DAY
  vi.advanceTimersByTime(3_600_000)
  await expect.poll(() => store.accounts.ended(gone!.id)).toBe('expired')
  expect(await left()).toBe(2)
  expect(await store.accounts.session(used!.token)).toBeDefined()
  expect(await store.accounts.session(here!.token)).toMatchObject({ used: clock.now })
})

test('ends a bounded number of expired sessions at once, the rest later', async () => {
  const { clock, sessions, left } = await opened(MAX_SESSIONS_SWEPT + 7)
  clock.now = 31 * DAY
  await sessions.sweep()
  expect(await left()).toBe(7)
  await sessions.sweep()
  expect(await left()).toBe(0)
})

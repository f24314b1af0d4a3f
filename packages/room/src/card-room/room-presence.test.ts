import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RoomPresence } from './room-presence.ts'

const ABSENCE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** The presence of people here; `elsewhere`: those on other nodes. `keeps`: whether a table keeps the absent. */
function presence({ keeps = false } = {}) {
  const elsewhere = new Set<string>()
  const told: [player: string, here: boolean][] = []
  const absent: string[] = []
  const here = new RoomPresence({
    cluster: {
      enters: (player, isHere) => void told.push([player, isHere]),
      isIn: player => elsewhere.has(player),
    },
    absence: ABSENCE_MS,
    log: what => expect.unreachable(what),
    whenAbsent: async player => {
      absent.push(player)
      return keeps
    },
  })
  return { here, elsewhere, told, absent, later: () => vi.advanceTimersByTimeAsync(ABSENCE_MS) }
}

test('a person is here as long as one of their sockets is open', async () => {
  const { here, told, absent, later } = presence()
  here.entered('ann')
  here.entered('ann')
  expect(here.left('ann')).toBe(false)
  expect([here.isHere('ann'), here.count]).toEqual([true, 1])
  expect(here.left('ann')).toBe(true)
  expect([here.isHere('ann'), here.count]).toEqual([false, 0])
  expect(told).toEqual([
    ['ann', true],
    ['ann', false],
  ])
  await later()
  expect(absent).toEqual(['ann'])
})

test('a person who comes back in time, here or on another node, is not absent', async () => {
  const { here, elsewhere, absent, later } = presence()
  for (const player of ['ann', 'bob']) {
    here.entered(player)
    here.left(player)
  }
  here.entered('ann')
  elsewhere.add('bob')
  here.cameOrLeft('bob')
  await later()
  expect(absent).toEqual([])
})

test('an absent person whom a table keeps is tried again', async () => {
  const { here, absent, later } = presence({ keeps: true })
  here.waitFor('ann')
  await later()
  await later()
  expect(absent).toEqual(['ann', 'ann'])
  here.close()
})

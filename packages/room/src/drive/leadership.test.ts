import { expect, test } from 'vitest'
import type { EphemeralTableState } from './cluster.ts'
import { Leadership } from './leadership.ts'

const said = (version: number): EphemeralTableState => ({
  version,
  clock: { for: 'decision', left: 700 },
  floor: { called: [] },
  came: [],
})

test('a clock heard from the leader counts from when it was heard, and for that version only', () => {
  const leadership = new Leadership(undefined)
  leadership.hear(said(5), 10_000)
  expect(leadership.clockHeard(5)).toEqual({ for: 'decision', until: 10_700 })
  expect(leadership.clockHeard(6)).toBeUndefined()
})

test('a leader is never behind and fences its appends; a node that gave up knows no clock', () => {
  const leadership = new Leadership({ node: 'a', epoch: 3 })
  leadership.moved(9)
  expect(leadership.isBehind(4)).toBe(false)
  expect(leadership.fence).toEqual({ fence: { node: 'a', epoch: 3 } })
  leadership.hear(said(9), 0)
  leadership.giveUp()
  expect(leadership.isBehind(4)).toBe(true)
  expect(leadership.isBehind(9)).toBe(false)
  expect(leadership.fence).toEqual({})
  expect(leadership.clockHeard(9)).toBeUndefined()
})

test('a single process has no followers, and fences nothing', () => {
  const alone = new Leadership('alone')
  expect(alone.leads).toBe(true)
  expect(alone.isFollowed).toBe(false)
  expect(alone.fence).toEqual({})
})

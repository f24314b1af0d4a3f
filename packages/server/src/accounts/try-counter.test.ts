import { expect, test } from 'vitest'
import { TryCounter } from './try-counter.ts'

const setUp = () => {
  const clock = { now: 1_000_000 }
  return { clock, tries: new TryCounter({ free: 3, most: 10_000 }, () => clock.now) }
}

test('pauses grow up to the longest, and are forgotten after an hour', () => {
  const { clock, tries } = setUp()
  const waits: number[] = []
  for (let i = 0; i < 8; i++) {
    waits.push(tries.wait('ann'))
    clock.now += tries.wait('ann')
    tries.begin('ann')
  }
  expect(waits).toEqual([0, 0, 0, 1_000, 2_000, 4_000, 8_000, 10_000])
  expect(tries.wait('bob')).toBe(0)
  clock.now += 3_600_000
  tries.begin('ann')
  expect(tries.wait('ann')).toBe(0)
})

test('all tries of one moment are counted', () => {
  const { tries } = setUp()
  for (let i = 0; i < 3; i++) tries.begin('ann')
  expect(tries.wait('ann')).toBe(1_000)
})

test('forgives a success, or only does not count it', () => {
  const { tries } = setUp()
  for (let i = 0; i < 4; i++) tries.begin('ann')
  tries.takeBack('ann')
  expect(tries.wait('ann')).toBe(1_000)
  tries.forgive('ann')
  expect(tries.wait('ann')).toBe(0)
})

test('ever new names do not fill the memory', () => {
  const { clock, tries } = setUp()
  for (let i = 0; i < 3; i++) tries.begin('first')
  for (let i = 0; i < 20_005; i++) tries.begin(`name ${i}`)
  expect(tries.wait('first')).toBe(0)
  for (let i = 0; i < 3; i++) tries.begin('last')
  expect(tries.wait('last')).toBe(1_000)
  expect(clock.now).toBe(1_000_000)
})

import { expect, test } from 'vitest'
import { FastRandom, FastShoe } from './random.ts'

test('streams of one seed differ, and each repeats itself', () => {
  const words = (stream: number) => {
    const random = new FastRandom('01'.repeat(32), stream)
    return Array.from({ length: 5 }, () => random.word())
  }
  expect(words(1)).toEqual(words(1))
  expect(words(1)).not.toEqual(words(2))
})

test.each([7, 700_000])('every number below %i comes equally often', limit => {
  const random = new FastRandom('02'.repeat(32), 0)
  const counts = new Array<number>(7).fill(0)
  for (let i = 0; i < 70_000; i++) counts[Math.floor((random.below(limit) * 7) / limit)]!++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('two cards at a time: every two come equally often, in either order', () => {
  const random = new FastRandom('04'.repeat(32), 0)
  const shoe = new FastShoe([0, 1, 2, 3, 4])
  const counts = new Map<string, number>()
  for (let i = 0; i < 60_000; i++) {
    shoe.drawTwo(random, 0)
    shoe.drawTwo(random, 2)
    expect(new Set(shoe.cards).size).toBe(5)
    const key = shoe.cards.subarray(2, 4).join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  expect(counts.size).toBe(20)
  for (const count of counts.values()) expect(Math.abs(count - 3000)).toBeLessThan(300)
})

test('a shoe deals every card once', () => {
  const random = new FastRandom('03'.repeat(32), 0)
  const shoe = new FastShoe([1, 2, 3, 4, 5])
  for (let i = 0; i < 3; i++) {
    shoe.shuffle()
    const drawn = Array.from({ length: 5 }, () => shoe.draw(random))
    expect(drawn.toSorted()).toEqual([1, 2, 3, 4, 5])
    expect(shoe.dealt()).toEqual(drawn)
  }
  shoe.reset()
  expect([...shoe.cards]).toEqual([1, 2, 3, 4, 5])
})

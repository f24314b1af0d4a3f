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

test('every number below the limit comes equally often', () => {
  const random = new FastRandom('02'.repeat(32), 0)
  const counts = new Array<number>(7).fill(0)
  for (let i = 0; i < 70_000; i++) counts[random.below(7)]!++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
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

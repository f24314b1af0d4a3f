import { expect, test } from 'vitest'
import { earlierOf } from './earlier.ts'

test('finds the earlier rounds from the same shoe', () => {
  const dealt = (id: string, from: number) => ({ record: 1, shoe: { id, from } })
  const all = [dealt('a', 0), dealt('a', 12), dealt('b', 0), dealt('a', 20), { record: 1 }, undefined]
  expect(earlierOf(all[3], all)).toEqual([all[0], all[1]])
  expect(earlierOf(all[0], all)).toEqual([])
  expect(earlierOf(all[4], all)).toEqual([])
})

import { expect, test } from 'vitest'
import { needOf } from './job.ts'

test('needs as much cover as its reading says', () => {
  const lines = [
    { pays: 500, takes: 0 },
    { pays: 0, takes: 300 },
    { pays: 400, takes: 0 },
  ]
  expect(needOf('gross', lines)).toBe(1200)
  expect(needOf('separate', lines)).toBe(900)
  expect(needOf('net', lines)).toBe(600)
})

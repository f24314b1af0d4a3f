import { expect, test } from 'vitest'
import { overlaps } from './overlaps.ts'

test('finds citations that have a line in common', () => {
  expect(overlaps('003:1143-1144', '003:1143')).toBe(true)
  expect(overlaps('003:718, 722', '003:720-725')).toBe(true)
  expect(overlaps('003:718, 001:722', '001:722')).toBe(true)
  expect(overlaps('003:1143', '001:1143')).toBe(false)
  expect(overlaps('003:10-12', '003:13')).toBe(false)
  expect(overlaps('practice', '003:13')).toBe(false)
})

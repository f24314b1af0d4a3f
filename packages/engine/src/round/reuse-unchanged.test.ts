import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnchanged, reuseUnchanged } from './reuse-unchanged.ts'

test('keeps the identity of equal parts', () => {
  const before = { a: [{ x: 1 }, { x: 2 }], b: { c: 'd' }, e: 1 }
  const now = reuseUnchanged(before, { a: [{ x: 1 }, { x: 3 }, { x: 2 }], b: { c: 'd' }, e: 1 })
  expect(now).toEqual({ a: [{ x: 1 }, { x: 3 }, { x: 2 }], b: { c: 'd' }, e: 1 })
  expect(now.a[0]).toBe(before.a[0])
  expect(now.b).toBe(before.b)
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before)
})

test('gives the new value exactly, and changes neither', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      const [was, is] = [JSON.stringify(before), JSON.stringify(now)]
      expect(JSON.stringify(reuseUnchanged(before, now))).toBe(is)
      expect(isUnchanged(before, structuredClone(now))).toBe(was === is)
      expect([JSON.stringify(before), JSON.stringify(now)]).toEqual([was, is])
    }),
  )
})

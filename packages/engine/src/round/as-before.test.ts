import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asBefore, isAsBefore } from './as-before.ts'

test('what is the same is the very same', () => {
  const before = { a: [{ x: 1 }, { x: 2 }], b: { c: 'd' }, e: 1 }
  const now = asBefore(before, { a: [{ x: 1 }, { x: 3 }, { x: 2 }], b: { c: 'd' }, e: 1 })
  expect(now).toEqual({ a: [{ x: 1 }, { x: 3 }, { x: 2 }], b: { c: 'd' }, e: 1 })
  expect(now.a[0]).toBe(before.a[0])
  expect(now.b).toBe(before.b)
  expect(asBefore(before, structuredClone(before))).toBe(before)
})

test('it says what is now, to the letter, and changes neither', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      const [was, is] = [JSON.stringify(before), JSON.stringify(now)]
      expect(JSON.stringify(asBefore(before, now))).toBe(is)
      expect(isAsBefore(before, structuredClone(now))).toBe(was === is)
      expect([JSON.stringify(before), JSON.stringify(now)]).toEqual([was, is])
    }),
  )
})

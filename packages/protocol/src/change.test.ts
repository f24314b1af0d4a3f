import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyChange, type Change, changeOf } from './change.ts'

const overTheWire = (change: Change): Change => JSON.parse(JSON.stringify(change))

/** Views have few names and few values, so that two of them are alike in much. */
const name = fc.constantFrom('id', 'seats', 'log', 'cards', 'type', '__proto__', 'constructor', '0', '1')
const { value } = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 'a', 'b', true, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  ),
}))
const whole = fc.dictionary(name, value, { maxKeys: 5 }).map(one => JSON.parse(JSON.stringify(one)) as object)

test('a change turns any value into any other, and leaves the first as it was', () => {
  fc.assert(
    fc.property(fc.array(whole, { minLength: 2, maxLength: 6 }), views => {
      let known = views[0]!
      for (const view of views.slice(1)) {
        const before = JSON.stringify(known)
        const change = changeOf(known, view)
        const next = change ? applyChange(known, overTheWire(change)) : known
        expect(next).toEqual(view)
        expect(JSON.stringify(known)).toBe(before)
        known = next
      }
    }),
    { numRuns: 2_000 },
  )
})

test('applied changes serialize exactly like the value, below the top level', () => {
  fc.assert(
    fc.property(whole, whole, (before, after) => {
      const change = changeOf({ view: before }, { view: after })
      const next = change ? applyChange({ view: before }, overTheWire(change)) : { view: before }
      expect(JSON.stringify(next)).toBe(JSON.stringify({ view: after }))
    }),
    { numRuns: 2_000 },
  )
})

test('a change names nothing that stayed, which remains the same object', () => {
  const before = {
    seats: [
      { seat: 1, stack: 500 },
      { seat: 2, stack: 300 },
    ],
    log: ['sat'],
    clock: { until: 5 },
  }
  const after = {
    seats: [
      { seat: 1, stack: 500 },
      { seat: 2, stack: 250 },
    ],
    log: ['sat', 'bet'],
  }
  const change = changeOf(before, after)
  expect(change).toEqual({
    in: { seats: { in: { 1: { set: { stack: 250 } } } }, log: { add: ['bet'] } },
    gone: ['clock'],
  })
  const next = applyChange<object>(before, change!) as typeof before
  expect(next).toEqual(after)
  expect(next.seats[0]).toBe(before.seats[0])
})

test('a round with another id is sent whole', () => {
  const change = changeOf({ round: { id: 'r1', pot: 5 } }, { round: { id: 'r2', pot: 5 } })
  expect(change).toEqual({ set: { round: { id: 'r2', pot: 5 } } })
})

test('members without a value count as missing', () => {
  expect(changeOf({ a: { b: 1 } }, { a: { b: 1, c: undefined } })).toBeUndefined()
  expect(changeOf({ a: { b: 1, c: undefined } }, { a: { b: 1 } })).toBeUndefined()
})

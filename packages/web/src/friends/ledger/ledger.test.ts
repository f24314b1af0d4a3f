import type { Evening } from '@cardroom/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvOfRows } from '../../shared/files/csv.ts'
import { netOf, settleEvening } from './settle.ts'

const line = (name: string, bought: number, has: number) => ({ who: { name }, bought, has })

test('lets the largest debtor pay the largest creditor', () => {
  const evening: Evening = [
    line('Ann', 20_000, 0),
    line('Bob', 20_000, 33_000),
    line('Cy', 20_000, 26_400),
    { who: 'house', bought: 0, has: 600 },
  ]
  expect(settleEvening(evening)).toEqual([
    { from: { name: 'Ann' }, to: { name: 'Bob' }, cents: 13_000 },
    { from: { name: 'Ann' }, to: { name: 'Cy' }, cents: 6_400 },
    { from: { name: 'Ann' }, to: 'house', cents: 600 },
  ])
})

test('settles every evening that adds up with fewer payments than people', () => {
  const nets = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 12 })
  fc.assert(
    fc.property(nets, some => {
      const all = [...some, -some.reduce((sum, net) => sum + net, 0)]
      const evening = all.map((net, at) => line(`P${at}`, Math.max(0, -net), Math.max(0, net)))
      const debts = settleEvening(evening)
      const left = new Map(evening.map(one => [one.who.name, netOf(one)]))
      for (const { from, to, cents } of debts) {
        if (typeof from === 'string' || typeof to === 'string') throw new Error('nobody else was there')
        expect(cents).toBeGreaterThan(0)
        left.set(from.name, left.get(from.name)! + cents)
        left.set(to.name, left.get(to.name)! - cents)
      }
      expect([...left.values()].every(net => net === 0)).toBe(true)
      expect(debts.length).toBeLessThan(all.length)
    }),
  )
})

test('writes dollars for spreadsheets, and no name as a formula', () => {
  expect(
    csvOfRows([
      ['Who', 'Result'],
      ['Ann', -1_250],
      ['-SUM', 300],
      ['a "b", c', 0],
    ]),
  ).toBe('Who,Result\r\nAnn,-12.50\r\n\'-SUM,3\r\n"a ""b"", c",0\r\n')
})

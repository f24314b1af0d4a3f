import { expect, test } from 'vitest'
import type { LiveWager } from './live.ts'
import { settlementOrder } from './order.ts'
import type { SettleRule } from './rules.ts'

const rule: SettleRule = {
  first: { by: 'left-of-bank', cite: 'practice' },
  direction: 'clockwise',
  order: 'by-seat',
  wagers: ['base', 'fortune', 'envy'],
  cite: 'practice',
}
const made = (text: string): LiveWager => {
  const [who, on] = text.split(' ') as [string, string]
  const [seat, by] = who.split('/') as [string, string?]
  return { seat: Number(seat), ...(by ? { by } : {}), on, amount: 1, settled: false }
}
const wagers = ['2 fortune', '2/Kim base', '2 base', '2 envy', '3 envy', '3 base', '7 base'].map(made)
const order = (settle: SettleRule) =>
  settlementOrder(settle, wagers, 3, 7).map(
    ({ seat, by, on }) => `${seat}${by === undefined ? '' : `/${by}`} ${on}`,
  )

test('settles seat by seat from the action: the own player, then the back-line bettors', () => {
  expect(order(rule)).toEqual(['3 base', '3 envy', '7 base', '2 base', '2 fortune', '2 envy', '2/Kim base'])
})

test('a kind that comes last goes around the table once more', () => {
  expect(order({ ...rule, last: ['envy'] }).slice(-3)).toEqual(['2/Kim base', '3 envy', '2 envy'])
})

test('settles one kind of wager around the table before the next', () => {
  expect(order({ ...rule, order: 'by-wager' })).toEqual([
    '3 base',
    '7 base',
    '2 base',
    '2/Kim base',
    '2 fortune',
    '3 envy',
    '2 envy',
  ])
})

import { expect, test } from 'vitest'
import { tableAccount, walletOf } from '../store/transfer.ts'
import { Flows } from './flows.ts'

test('chips that are taken off the table go back to the wallet that they came from', () => {
  const flows = new Flows('t', 0, {})
  flows.take({ type: 'sat', seat: 3, player: 'kim', name: 'Kim', bot: false, stack: 10_000 })
  expect(flows.take({ type: 'chips-off', seat: 3, cents: 4_000 })).toEqual([
    { from: tableAccount('t'), to: walletOf('kim'), cents: 4_000, why: 'cash-out', version: 2 },
  ])
  expect(flows.sitting).toEqual([[3, { player: 'kim', bot: false, stack: 6_000 }]])
})

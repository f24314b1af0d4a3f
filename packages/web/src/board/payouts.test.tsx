// @vitest-environment happy-dom
import type { Section } from '@cardroom/engine'
import type { NotedRound } from '@cardroom/engine/board'
import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { Payouts } from './payouts.tsx'

const payTable = (title: string, on: string, ...rows: string[][]): Section => ({
  title,
  pays: [on],
  table: { columns: ['Hand', 'Pays'], rows: rows.map(cells => ({ cells })) },
})

const PANDA = payTable('Panda 8', 'panda', ['Player wins with three cards and 8', '25 to 1'])
const PAIR = payTable('Pair Plus', 'pair', ['Straight flush', '40 to 1'], ['Flush', '4 to 1'])

const round = (id: string, ...paid: NotedRound['paid']): NotedRound => ({
  id,
  at: 0,
  marks: [],
  paid,
  hits: [],
  winners: [],
  hands: {},
})

const payouts = (rounds: NotedRound[], isOver: boolean) =>
  render(<Payouts payouts={[PANDA, PAIR]} rounds={rounds} isOver={isOver} />)

const ROUNDS = [round('r1', { on: 'panda', row: 0 }), round('r2'), round('r3', { on: 'pair', row: 1 })]

test('lights the row that the last hand hit, until the next hand begins', async () => {
  const lit = async (isOver: boolean) =>
    [...(await payouts(ROUNDS, isOver)).page.querySelectorAll('.lit')].map(row => row.textContent)
  expect(await lit(true)).toEqual(['Flush4 to 10'])
  expect(await lit(false)).toEqual([])
})

test('says how many rounds ago each row came, and nothing of one that never did', async () => {
  const page = await payouts(ROUNDS, false)
  const rows = [...page.page.querySelectorAll('tbody tr')]
  expect(rows.map(row => row.querySelector('.ago')?.textContent)).toEqual(['2', '', '0'])
})

test('counts the rows of two tables of one wager on', async () => {
  const page = await render(
    <Payouts
      payouts={[PAIR, payTable('Pair Plus, from 8 cards', 'pair', ['Royal flush', '50 to 1'])]}
      rounds={[round('r1', { on: 'pair', row: 2 })]}
      isOver
    />,
  )
  expect([...page.page.querySelectorAll('.lit')].map(row => row.textContent)).toEqual(['Royal flush50 to 10'])
})

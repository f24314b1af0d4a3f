import { expect, test } from 'vitest'
import type { Event } from '../round/event.ts'
import { potStepsOf } from './pot-steps.ts'

const won = (pot: number, seat: number, amount: number, what = 'high'): Event => ({
  type: 'won',
  pot,
  share: { seat, amount, for: what },
})
const CITES = { pot: '002:10', odd: '002:11', outs: '003:12' }
const steps = (...log: Event[]) => potStepsOf({ log }, CITES, { readings: {} })

test('drops the fee, returns uncalled chips, then pushes the main pot and the side pots', () => {
  const all = steps(
    { type: 'fee', fee: { from: 'pot', cents: 300, for: 'collection' } },
    { type: 'returned', seat: 2, cents: 500 },
    won(0, 3, 6_000),
    won(1, 2, 2_600),
  )
  expect(all.map(({ does, cents }) => [does, cents])).toEqual([
    ['drop', 300],
    ['back', 500],
    ['award', 6_000],
    ['award', 2_600],
  ])
  expect(all[2]).toMatchObject({ seat: 3, pot: 0, pots: 2, of: 6_000, odd: 0, cite: '002:10' })
  expect(all[3]).toMatchObject({
    seat: 2,
    pot: 1,
    of: 2_600,
    chips: [
      { cents: 2_500, count: 1 },
      { cents: 100, count: 1 },
    ],
  })
  // A pot with one part needs no word for it.
  expect(all[2]).not.toHaveProperty('for')
})

test('names the winner of the odd chip of a pot or a half, and the line', () => {
  const halves = steps(won(0, 2, 5_100), won(0, 4, 2_500, 'low'), won(0, 5, 2_500, 'low'))
  expect(halves).toMatchObject([
    { seat: 2, of: 10_100, for: 'high', odd: 100, cite: '002:11' },
    { seat: 4, for: 'low', odd: 0, cite: '002:10' },
    { seat: 5, for: 'low', odd: 0 },
  ])
  expect(steps(won(0, 2, 3_400), won(0, 4, 3_300), won(0, 5, 3_300))).toMatchObject([
    { odd: 100, cite: '002:11' },
    { odd: 0 },
    { odd: 0 },
  ])
})

test('pushes the whole pot at once to a winner of both halves', () => {
  expect(steps(won(0, 2, 350), won(0, 2, 350, 'low'))).toMatchObject([
    { does: 'award', seat: 2, cents: 700, of: 700, odd: 0 },
  ])
})

test('compares the whole of one board with the other for the odd chip', () => {
  const boards = steps(
    won(0, 2, 2_500, 'board 1 high'),
    won(0, 3, 2_500, 'board 1 low'),
    won(0, 4, 5_000, 'board 2 high'),
  )
  expect(boards.map(step => step.does === 'award' && step.odd)).toEqual([0, 0, 0])
  expect(steps(won(0, 2, 5_100, 'board 1 high'), won(0, 4, 5_000, 'board 2 high'))[0]).toMatchObject({
    odd: 100,
  })
})

test('moves chips between players of Pan, returns tops, and gives the tops to the winner', () => {
  const all = steps(
    { type: 'paid', from: 1, to: 3, cents: 200, for: 'outs' },
    { type: 'posted', seat: 2, what: 'tops', cents: 100 },
    { type: 'posted', seat: 2, what: 'tops', cents: -100 },
    won(0, 3, 300, 'tops'),
  )
  expect(all).toMatchObject([
    { does: 'move', from: 1, to: 3, cents: 200, for: 'outs', cite: '003:12' },
    { does: 'back', seat: 2, cents: 100 },
    { does: 'award', seat: 3, cents: 300, for: 'tops' },
  ])
})

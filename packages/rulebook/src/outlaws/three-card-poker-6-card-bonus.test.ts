import { expect, test } from 'vitest'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('outlaws/three-card-poker-6-card-bonus')

const on = (seat: number, ante: number, bonus: { pairPlus?: number; sixCard?: number } = {}) => [
  { seat, on: 'ante', amount: ante },
  ...(bonus.pairPlus ? [{ seat, on: 'pair-plus', amount: bonus.pairPlus }] : []),
  ...(bonus.sixCard ? [{ seat, on: '6-card-bonus', amount: bonus.sixCard }] : []),
]

test('a jack-high bank does not qualify: a higher hand is paid on the Ante, a lower one pushes', () => {
  const result = play({
    wagers: [...on(2, 1000), ...on(3, 1000)],
    cards: { 2: 'Kh 8d 2c', 3: 'Jh 9s 3d', bank: 'Js 4c 9d' },
    moves: ['2 play', '3 play'],
  })
  expect(lines(result)).toEqual(['2 ante win 1000', '2 play push 0', '3 ante push 0', '3 play push 0'])
  expect(ruleOf(result, 2, 'ante')).toBe('000:402')
  expect(ruleOf(result, 2, 'play')).toBe('000:406')
})

test('the reading of a tie against a bank that does not qualify', () => {
  const round = { wagers: on(2, 1000), cards: { 2: 'Jd 9h 4s', bank: 'Jc 9d 4h' }, moves: ['2 play'] }
  expect(play(round).net).toEqual({ 1: 0, 2: 0 })
  expect(play({ ...round, readings: { unqualifiedTie: 'pays' } }).net).toEqual({ 1: -1000, 2: 1000 })
})

test('a fold forfeits Ante and Pair Plus; the 6 Card Bonus is paid all the same', () => {
  const result = play({
    wagers: on(4, 1000, { pairPlus: 500, sixCard: 500 }),
    cards: { 4: '2h 5s 3c', bank: '6d 4d As' },
    moves: ['4 fold'],
  })
  expect(lines(result)).toEqual(['4 ante lose -1000', '4 pair-plus lose -500', '4 6-card-bonus win 5000'])
  expect(ruleOf(result, 4, 'pair-plus')).toBe('000:394')
})

test('a folded hand that nothing rests on is not shown', () => {
  const result = play({
    wagers: [...on(2, 1000), ...on(3, 1000)],
    cards: { 2: '2h 5s 7c', 3: 'Ah Ad 4s', bank: '6d 4d As' },
    moves: ['2 fold', '3 play'],
  })
  expect(Object.keys(result.hands!)).toEqual(['3', 'bank'])
})

test('forfeits use up the cover when they are collected, or wait for their turn', () => {
  const round = {
    bank: { seat: 1, wager: 1500 },
    wagers: [...on(2, 1000), ...on(3, 1000)],
    cards: { 2: 'Kh Kd 2c', 3: '7h 5s 3d', bank: 'Js Qc Ad' },
    moves: ['2 play', '3 fold'],
  }
  const early = play(round)
  expect(lines(early)).toEqual(['3 ante lose -1000', '2 ante win 500', '2 play no-action 0'])
  expect(early.action).toBe(2)
  const inOrder = play({ ...round, readings: { earlySettlement: 'in-order' } })
  expect(lines(inOrder)).toEqual(['2 ante win 1000', '2 play win 500', '3 ante no-action 0'])
})

test('the open card counts off the places without the bank, and on to the next player', () => {
  const button = (bank: number, card: string, seats: readonly number[]) => {
    const hands = ['2h 3s 5c', '2d 3h 5s', '2c 3d 5h']
    return play({
      bank: { seat: bank, wager: 100000 },
      wagers: seats.flatMap(seat => on(seat, 500)),
      cards: { ...Object.fromEntries(seats.map((seat, i) => [seat, hands[i]])), bank: `Kd Ah ${card}` },
      moves: [...seats]
        .sort((a, b) => ((a - bank + 7) % 7) - ((b - bank + 7) % 7))
        .map(seat => `${seat} play`),
    }).action
  }
  expect(button(4, '9c', [1, 3, 5])).toBe(3)
  expect(button(4, 'Kc', [1, 3, 5])).toBe(1)
  expect(button(1, 'Ac', [4, 6])).toBe(4)
})

test('wagers need an Ante, and nobody bets behind another', () => {
  const cards = { 2: 'Kh 8d 2c', bank: 'Js 4c 9d' }
  expect(refusal({ wagers: [{ seat: 2, on: 'pair-plus', amount: 500 }], cards })).toContain(
    'wager-needs-another Pair Plus Ante',
  )
  expect(
    refusal({ wagers: [...on(2, 500), { seat: 2, by: 'Kim', on: 'ante', amount: 500 }], cards }),
  ).toContain('no-back-line-on')
  expect(refusal({ wagers: on(2, 500), cards, moves: ['2 check'] })).toContain('may-not check')
  expect(refusal({ wagers: on(2, 500), cards })).toContain('to-act 2')
})

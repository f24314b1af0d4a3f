import { describe, expect, test } from 'vitest'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('stars/pure-21-5-blackjack')
const base = (seat: number, amount = 1000) => ({ seat, on: 'base', amount })
const buster = (seat: number, amount = 100) => ({ seat, on: 'buster', amount })

test('8-8-8 of the player-dealer: a hand that is over wins, with its double too, and a surrendered one does not', () => {
  const result = play({
    wagers: [base(2), base(3), base(4)],
    cards: { 2: 'Tc 6c 9c', 3: 'Td 2d Kd', 4: 'Th 6h', bank: '8s 8d 8h' },
    moves: ['2 hit', '3 double 300', '4 surrender'],
  })
  expect(lines(result)).toEqual([
    '2 base win 1000',
    '3 base win 1000',
    '3 double.1 win 300',
    '4 base lose -500',
  ])
  expect(ruleOf(result, 2, 'base')).toBe('003:2228')
})

describe('the check', () => {
  test('under an ace ends the round before anybody decides', () => {
    const result = play({ wagers: [base(2), base(3)], cards: { 2: '5c 6c', 3: 'Ac Kc', bank: 'As Kd' } })
    expect(result.net).toEqual({ 1: 1000, 2: -1000, 3: 0 })
  })
  test('is not made under a Bonus card: doubles and splits lose to the natural', () => {
    const result = play({
      wagers: [base(2), base(3)],
      cards: { 2: '8c 8d 3c Kc 9d', 3: 'Ac Kd', bank: 'Ks Ad' },
      moves: ['2 split', '2.1 double', '2.2 stand'],
    })
    expect(lines(result).toSorted()).toEqual([
      '2 base.1 lose -1000',
      '2 double.1 lose -1000',
      '2 split.2 lose -1000',
      '3 base push 0',
    ])
  })
  test('a natural is paid at once only when the player-dealer cannot have one', () => {
    const order = (bank: string) =>
      lines(
        play({
          wagers: [base(2), base(8)],
          cards: { 2: 'Tc 9c', 8: 'Ac Kd', bank },
          moves: ['2 stand'],
        }),
      )
    expect(order('9s 8d')).toEqual(['8 base win 1200', '2 base win 1000'])
    expect(order('Ks 8d')).toEqual(['2 base win 1000', '8 base win 1200'])
  })
  test('there is no insurance', () => {
    const round = {
      wagers: [base(2)],
      cards: { 2: 'Tc 9c', bank: 'As 7d' },
      moves: ['2 insure 500', '2 stand'],
    }
    expect(refusal(round)).toContain('may-not insure')
  })
})

test.each([
  ['9s 7d 6c', 100],
  ['5s 5d 5h Kc', 300],
  ['4s 4d 4h 2c Kc', 600],
  ['3s 3d 3h 3c 4c Kc', 2500],
  ['2s 2d 2h 2c 3c 4c Kc', 10000],
  ['2s 2d 2h 2c 3s 3d As Kc', 25000],
  ['As Kc', -100],
])('Buster against %s', (bank, cents) => {
  const natural = bank === 'As Kc'
  const moves = natural ? [] : ['2 stand']
  const result = play({ wagers: [base(2), buster(2)], cards: { 2: 'Tc 8c', bank }, moves })
  expect(lines(result)[1]).toBe(`2 buster ${cents > 0 ? 'win' : 'lose'} ${cents}`)
})

test('the button: counted from the house dealer’s left without the player-dealer, jack to king 11 to 13', () => {
  const first = (down: string) =>
    play({
      bank: { seat: 2, wager: 100000 },
      wagers: [1, 3, 4, 5, 6, 7, 8].map(seat => base(seat)),
      cards: {
        ...Object.fromEntries(
          [1, 3, 4, 5, 6, 7, 8].map(seat => [seat, 'Tc 9c'.replace('c', 'shdc'[seat % 4]!)]),
        ),
        bank: `9h ${down}`,
      },
      moves: [3, 4, 5, 6, 7, 8, 1].map(seat => `${seat} stand`),
    }).action
  expect(first('As')).toBe(1)
  expect(first('2s 6d')).toBe(3)
  expect(first('8s')).toBe(1)
  expect(first('Ts')).toBe(4)
  expect(first('Js')).toBe(5)
  expect(first('Ks')).toBe(7)
})

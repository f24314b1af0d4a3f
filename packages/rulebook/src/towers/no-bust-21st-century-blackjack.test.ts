import { describe, expect, test } from 'vitest'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('towers/no-bust-21st-century-blackjack')
const base = (seat: number, amount = 1000) => ({ seat, on: 'base', amount })
const buster = (seat: number, amount = 100) => ({ seat, on: 'buster', amount })
const one = (cards: string, bank: string, ...moves: string[]) => ({
  wagers: [base(2)],
  cards: { 2: cards, bank },
  moves,
})

test('cards and decisions go around from the house dealer’s left', () => {
  const { hands } = play({
    bank: { seat: 3, wager: 100000 },
    wagers: [base(2), base(4)],
    cards: '9c 9d 9h Kc Kd Ks',
    moves: ['2 stand', '4 stand'],
  })
  expect(hands).toMatchObject({ 2: { cards: '9c Kc' }, 4: { cards: '9d Kd' }, bank: { cards: '9h Ks' } })
})

test('7-8-9 of one suit saves a hand that is over and closer', () => {
  const against = (last: string, bank: string) => play(one(`Ts 6d ${last}`, bank, '2 hit'))
  const outcome = (last: string, bank: string) => [
    lines(against(last, bank))[0],
    ruleOf(against(last, bank), 2, 'base'),
  ]
  expect(outcome('7c', '7s 8s 9s')).toEqual(['2 base push 0', '002:825'])
  expect(outcome('6c', '9s 7s 8s')).toEqual(['2 base push 0', '002:825'])
  expect(outcome('8c', '7s 8s 9s')).toEqual(['2 base lose -1000', '002:826'])
  expect(outcome('9c', '7s 8s 9s')).toEqual(['2 base lose -1000', '002:824'])
  expect(outcome('7c', '7s 8s 9h')).toEqual(['2 base lose -1000', '002:825'])
  expect(outcome('7c', '7s 2s 6s 9s')).toEqual(['2 base lose -1000', '002:825'])
})

describe('a Natural', () => {
  test('shows after the players’ moves where the player-dealer has it: doubles lose, a surrender stays half', () => {
    const result = play({
      wagers: [base(2), base(3), base(4)],
      cards: { 2: '6s 5d Th', 3: 'Ts 6h', 4: 'As Kd', bank: 'Kh Ac' },
      moves: ['2 double', '3 surrender'],
    })
    expect(result.net).toEqual({ 1: 2500, 2: -2000, 3: -500, 4: 0 })
  })
  test('is paid at once under a card from two to nine', () => {
    const order = (bank: string) =>
      lines(play({ wagers: [base(2), base(3)], cards: { 2: 'Ts 9d', 3: 'As Kd', bank }, moves: ['2 stand'] }))
    expect(order('8h Ac')).toEqual(['3 base win 1200', '2 base push 0'])
    expect(order('Kh 8c')).toEqual(['2 base win 1000', '3 base win 1200'])
  })
  test('after a split of tens is 21, or a Natural as the reading has it', () => {
    const round = one('Ks Kd Ah 9c', 'Ts 9h', '2 split', '2.2 stand')
    expect(lines(play(round))).toEqual(['2 base.1 win 1000', '2 split.2 push 0'])
    const natural = play({ ...round, readings: { naturalAfterSplit: 'after-tens' } })
    expect(lines(natural)).toEqual(['2 base.1 win 1200', '2 split.2 push 0'])
  })
})

describe('insurance', () => {
  test('is half the wager, no more and no less', () => {
    expect(refusal(one('Ts 9d', 'Ah 8c', '2 insure 499', '2 stand'))).toContain('500 500')
    const lost = play(one('Ts 9d', 'Ah 8c', '2 insure 500', '2 stand'))
    expect(lines(lost)).toEqual(['2 base push 0', '2 insurance.1 lose -500'])
  })
  test('against a Natural goes back, or pays too', () => {
    const round = one('As Kd', 'Ah Jc', '2 insure 500')
    expect(lines(play(round))).toEqual(['2 base push 0', '2 insurance.1 push 0'])
    const paid = play({ ...round, readings: { insuredNatural: 'pays' } })
    expect(lines(paid)).toEqual(['2 base push 0', '2 insurance.1 win 1000'])
  })
  test('stays with the hand that it was made for', () => {
    const result = play(one('8s 8d Ts 9s', 'Ah Jc', '2 insure 500', '2 split', '2.1 stand', '2.2 stand'))
    expect(lines(result)).toEqual(['2 base.1 lose -1000', '2 insurance.1 win 1000', '2 split.2 lose -1000'])
  })
})

describe('splits', () => {
  test('tens of one rank only, unless read otherwise', () => {
    const round = one('Ks Qd 9h 9c', 'Ts 8h', '2 split', '2.1 stand', '2.2 stand')
    expect(refusal(round)).toContain('may-not split')
    expect(lines(play({ ...round, readings: { splitTens: 'any' } }))).toHaveLength(2)
  })
  test('allows a third split only with a card of the same suit', () => {
    const third = (card: string) =>
      one(`8s 8h 8d ${card} Tc Td Th Ts`, 'Ts 9h', '2 split', '2.1 split', '2.1 split', ...stands(4))
    expect(play(third('8s')).hands).toHaveProperty('2.4')
    expect(refusal(third('8c'))).toContain('may-not split')
  })
  test('aces once, one card each', () => {
    expect(lines(play(one('As Ah Ad Kc', 'Ts 9h', '2 split')))).toEqual([
      '2 base.1 lose -1000',
      '2 split.2 win 1000',
    ])
  })
})

const stands = (hands: number) => Array.from({ length: hands }, (_, i) => `2.${i + 1} stand`)

describe('the Buster bet', () => {
  test.each([
    ['9s 7d 6c', 200],
    ['5s 5d 5h Kc', 200],
    ['4s 4d 4h 2c Kc', 400],
    ['3s 3d 3h 3c 4c Kc', 1500],
    ['2s 2d 2h 2c 3c 4c Kc', 5000],
    ['2s 2d 2h 2c 3s 3d As Kc', 20000],
  ])('pays by the cards of %s', (bank, cents) => {
    const result = play({ ...one('Tc 8c', bank, '2 stand'), wagers: [base(2), buster(2)] })
    expect(lines(result)[1]).toBe(`2 buster win ${cents}`)
  })
  test('is no larger than the base wager, and for seated players only', () => {
    const round = one('Tc 8c', '9s 8d', '2 stand')
    expect(refusal({ ...round, wagers: [base(2), buster(2, 1001)] })).toContain('wager-above-another')
    const kim = [
      base(2),
      { seat: 2, by: 'Kim', on: 'base', amount: 500 },
      { seat: 2, by: 'Kim', on: 'buster', amount: 100 },
    ]
    expect(refusal({ ...round, wagers: kim })).toContain('no-back-line-on Buster Bet')
  })
})

test('settled counter-clockwise from the seat that the down card counts to', () => {
  const seats = [1, 2, 3, 5, 6, 7, 8]
  const round = {
    bank: { seat: 4, wager: 100000 },
    wagers: seats.map(seat => base(seat)),
    cards: { ...Object.fromEntries(seats.map(seat => [seat, 'Ts 8h'])), bank: 'Tc 9d' },
    moves: seats.map(seat => `${seat} stand`),
  }
  const settled = (readings = {}) => play({ ...round, readings }).wagers!.map(line => line.seat)
  expect(settled()).toEqual([2, 1, 8, 7, 6, 5, 3])
  expect(settled({ settlementDirection: 'clockwise' })).toEqual([2, 3, 5, 6, 7, 8, 1])
})

test('a Buster bet may be below the minimum of the table, not above the wager beside it (002:864)', () => {
  const round = { ...one('Ts 9d', 'Th 7c', '2 stand'), schedule: 2 }
  expect(play({ ...round, wagers: [base(2), buster(2)] }).net).toEqual({ 1: -950, 2: 900 })
  expect(refusal({ ...round, wagers: [base(2), buster(2, 1100)] })).toContain('wager-above-another')
})

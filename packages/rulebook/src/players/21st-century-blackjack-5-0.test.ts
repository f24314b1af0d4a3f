import { describe, expect, test } from 'vitest'
import { counts, softly } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('players/21st-century-blackjack-5-0')
const base = (seat: number, amount = 1000) => ({ seat, on: 'base', amount })
const buster = (seat: number, amount = 100) => ({ seat, on: 'buster', amount })
const one = (cards: string, bank: string, ...moves: string[]) => ({
  wagers: [base(2)],
  cards: { 2: cards, bank },
  moves,
})

describe('both over', () => {
  const against = (cards: string, bank: string, ...moves: string[]) => lines(play(one(cards, bank, ...moves)))
  test.each([
    ['9s 6d 8c', 'Ts 6h 8d', 'push 0'],
    ['9s 6d 8c', 'Ts 6h 6d', 'lose -1000'],
    ['9s 6d 8c', 'Ts 6h 7d', 'lose -1000'],
    ['Ts 6d 6c', 'Ts 6h Td', 'lose -1000'],
    ['Ts 5d Tc', 'Ts 6h Td', 'push 0'],
    ['Ts 6d Kc', 'Ts 6h Kd', 'lose -1000'],
  ])('%s against %s', (cards, bank, outcome) => {
    expect(against(cards, bank, '2 hit')).toEqual([`2 base ${outcome}`])
  })
  test('23 to 25 saves a hand of three cards only, doubled or split', () => {
    expect(against('5s 5d 5c 9c', 'Ts 6h Td', '2 hit', '2 hit')).toEqual(['2 base lose -1000'])
    expect(against('Ts 3d Kc', 'Ts 6h Td', '2 double')).toEqual(['2 base push 0', '2 double.1 push 0'])
    expect(ruleOf(play(one('Ts 5d Tc', 'Ts 6h Td', '2 hit')), 2, 'base')).toBe('004:2136-2140')
  })
})

describe('surrender', () => {
  test('gives up half the wager at any time before the hand is over', () => {
    expect(lines(play(one('5s 4d 6c', 'Ts 8h', '2 hit', '2 surrender')))).toEqual(['2 base lose -500'])
    expect(lines(play(one('Ts 2d 3c', 'Ts 8h', '2 hit', '2 surrender')))).toEqual(['2 base lose -500'])
  })
  test('is refused on 11 or less, on 21, after a split or a double', () => {
    expect(refusal(one('5s 4d', 'Ts 8h', '2 surrender'))).toContain('may-not surrender')
    expect(refusal(one('Ts 4d 7c', 'Ts 8h', '2 hit', '2 surrender'))).toContain('not-asked')
    expect(refusal(one('8s 8d 9c', 'Ts 8h', '2 split', '2 surrender'))).toContain('may-not surrender')
    expect(refusal(one('Ts 2d 3c', 'Ts 8h', '2 double', '2 surrender'))).toContain('not-asked')
  })
})

describe('the check', () => {
  test('is made under an ace or a ten, and a Natural ends the round', () => {
    const result = play({
      wagers: [base(2), buster(2), base(3)],
      cards: { 2: '5s 6d', 3: 'As Kd', bank: 'Kh Ac' },
    })
    expect(lines(result)).toEqual(['3 base push 0', '2 base lose -1000', '2 buster lose -100'])
  })
  test('insurance comes before it, up to half, for back-line bettors too', () => {
    const wagers = [base(2), { seat: 2, by: 'Kim', on: 'base', amount: 600 }]
    const result = play({ ...one('Ts 9d', 'Ah Kc', '2/Kim insure 300', '2 insure 100'), wagers })
    expect(lines(result)).toEqual([
      '2 base lose -1000',
      '2 insurance.1 win 200',
      '2/Kim base lose -600',
      '2/Kim insurance.1 win 600',
    ])
  })
  test('the first card of the player-dealer is turned after the deal', () => {
    const { hands } = play({ wagers: [base(2)], cards: 'Ts 9c Td 8h', moves: ['2 stand'] })
    expect(hands).toMatchObject({ 2: { cards: 'Ts Td' }, bank: { cards: '9c 8h' } })
  })
})

describe('split aces', () => {
  test('get one card each and no double, and are split again up to four hands', () => {
    const result = play(one('As Ah Ad Ac 9c Kc 5c 8c', 'Ts 9h', '2 split', '2.1 split', '2.1 split'))
    expect(result.hands).toMatchObject({
      '2.1': { cards: 'As 9c' },
      '2.2': { cards: 'Ac Kc', is: counts(21) },
      '2.3': { cards: 'Ad 5c' },
      '2.4': { cards: 'Ah 8c' },
    })
    expect(lines(result)[1]).toBe('2 split.2 win 1000')
    const kept = play(one('As Ah Ad 9c', 'Ts 9h', '2 split', '2.1 stand'))
    expect(kept.hands).toMatchObject({ '2.1': { cards: 'As Ad', is: softly(12) } })
    expect(refusal(one('As Ah Ad 9c', 'Ts 9h', '2 split', '2.1 double'))).toContain(
      'may-not double 2.1 stand, split',
    )
  })
})

test.each([
  ['9s 7d 6c', 200],
  ['5s 5d 5h Kc', 200],
  ['4s 4d 4h 2c Kc', 400],
  ['3s 3d 3h 3c 4c Kc', 1500],
  ['2s 2d 2h 2c 3c 4c Kc', 5000],
  ['2s 2d 2h 2c 3s 3d As Kc', 20000],
])('Buster pays by the cards of %s', (bank, cents) => {
  const result = play({ ...one('Tc 8c', bank, '2 stand'), wagers: [base(2), buster(2)] })
  expect(lines(result)[1]).toBe(`2 buster win ${cents}`)
})

test('settles counter-clockwise from the house dealer’s right, hand by hand, Buster last', () => {
  const result = play({
    wagers: [base(2), buster(2), { seat: 2, by: 'Kim', on: 'base', amount: 500 }, base(7), buster(7)],
    cards: { 2: '8s 8d Ts 9s', 7: 'Ts 9d', bank: 'Tc 8c' },
    moves: ['2 split', '2.1 stand', '2.2 stand', '7 stand'],
  })
  expect(lines(result)).toEqual([
    '7 base win 1000',
    '7 buster lose -100',
    '2 base.1 push 0',
    '2/Kim base.1 push 0',
    '2 split.2 lose -1000',
    '2 buster lose -100',
  ])
})

test('the limits of the table do not bind the Buster bet, which has its own (004:2150-2152)', () => {
  const round = { ...one('Ts 9d', 'Th 7c', '2 stand'), schedule: 'own/2' }
  const { net } = play({ ...round, wagers: [base(2), buster(2, 500)] })
  expect(net).toEqual({ 1: -700, 2: 400 })
  expect(refusal({ ...round, wagers: [base(2, 500)] })).toContain('below-minimum 500 1000')
})

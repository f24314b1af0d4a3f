import { describe, expect, test } from 'vitest'
import { counts } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('comstock/no-bust-blackjack')
const base = (seat: number, amount = 1000) => ({ seat, on: 'base', amount })
const one = (cards: string, bank: string, ...moves: string[]) => ({
  wagers: [base(2)],
  cards: { 2: cards, bank },
  moves,
})

describe('jokers', () => {
  test('two are a Natural 22 and pay 2 to 1; one makes a hard 21, frozen', () => {
    expect(lines(play(one('Jk Jk', '9s Td')))).toEqual(['2 base win 2000'])
    expect(lines(play(one('Jk 2d', '9s Td')))).toEqual(['2 base win 1000'])
    expect(refusal(one('Jk 2d', '9s Td', '2 double'))).toContain('not-asked')
    expect(refusal(one('Jk 2d', '9s Td', '2 surrender'))).toContain('not-asked')
  })
  test('a joker that is drawn makes 21 of any hand', () => {
    const result = play(one('Tc 6d Jk', '9s Td', '2 hit'))
    expect(result.hands).toMatchObject({ 2: { cards: 'Tc 6d Jk', is: counts(21) } })
  })
  test('Natural against Natural pushes, a Natural of the player-dealer beats 21', () => {
    expect(lines(play(one('Jk Jk', 'Jk Jk')))).toEqual(['2 base push 0'])
    expect(lines(play(one('Jk 5c', 'Jk Jk')))).toEqual(['2 base lose -1000'])
  })
  test('a joker that the player-dealer shows freezes everybody', () => {
    expect(lines(play(one('5c 6d', 'Jk 7d')))).toEqual(['2 base lose -1000'])
    expect(lines(play(one('As Kd', 'Jk 7d')))).toEqual(['2 base push 0'])
    expect(refusal(one('8c 8d', 'Jk 7d', '2 split'))).toContain('not-asked')
  })
  test('a single deck has no jokers', () => {
    expect(refusal({ ...one('Jk 5c', '9s Td'), decks: 1 })).toContain('Jk')
  })
})

test('both over: the closer player pushes, an equal or farther one loses', () => {
  const against26 = (last: string) => play(one(`Tc 6d ${last}`, 'Th 6c Ks', '2 hit'))
  expect([lines(against26('9c')), ruleOf(against26('9c'), 2, 'base')]).toEqual([['2 base push 0'], '003:77'])
  expect(ruleOf(against26('Tc'), 2, 'base')).toBe('003:78')
  expect(lines(play(one('Tc 6d Kc', 'Th 6c 9s', '2 hit')))).toEqual(['2 base lose -1000'])
})

test('a counted 22 is over, or stands between 21 and the Natural', () => {
  const round = one('Tc 6d 6c', 'Th 9c', '2 hit')
  expect(lines(play(round))).toEqual(['2 base lose -1000'])
  expect(lines(play({ ...round, readings: { countedTwentyTwo: 'counts' } }))).toEqual(['2 base win 1000'])
})

test('soft and hard 20 must stand; only two tens may be split instead', () => {
  expect(lines(play(one('As 9c', 'Th 9d')))).toEqual(['2 base win 1000'])
  expect(refusal(one('As 9c', 'Th 9d', '2 stand'))).toContain('not-asked')
  expect(refusal(one('Ks Qc', 'Th 9d', '2 double'))).toContain('may-not double 2 stand, split')
  expect(refusal(one('Ks Qc', 'Th 9d', '2 surrender'))).toContain('may-not surrender')
})

test('a double is as much as the wager', () => {
  expect(refusal(one('6s 5c 9d', 'Th 9d', '2 double 500'))).toContain('1000 1000')
  expect(lines(play(one('6s 5c 9d', 'Th 9d', '2 double')))).toEqual([
    '2 base win 1000',
    '2 double.1 win 1000',
  ])
})

test('split aces take as many cards as they want', () => {
  const result = play(one('As Ad 2c 8s 9c', 'Th 9d', '2 split', '2.1 hit'))
  expect(result.hands).toMatchObject({ '2.1': { cards: 'As 2c 8s' }, '2.2': { cards: 'Ad 9c' } })
})

describe('a joker as the player-dealer’s first draw card', () => {
  const round = one('8s 8d 3c 9c Tc', 'Th Jk', '2 split', '2.1 double', '2.2 stand')
  test('gives doubles and splits no action', () => {
    expect(lines(play(round))).toEqual(['2 base.1 lose -1000', '2 double.1 push 0', '2 split.2 push 0'])
  })
  test('gives them action where only two jokers are a Natural', () => {
    const result = play({ ...round, readings: { bankNatural: 'two-jokers' } })
    expect(lines(result)).toEqual(['2 base.1 lose -1000', '2 double.1 lose -1000', '2 split.2 lose -1000'])
  })
})

describe('the button', () => {
  const first = (draw: string, readings = {}) =>
    play({
      bank: { seat: 3, wager: 100000 },
      wagers: [1, 4, 6].map(seat => base(seat)),
      cards: { 1: 'Tc 8c', 4: 'Td 8d', 6: 'Ts 8s', bank: `Kc ${draw}` },
      moves: ['4 stand', '6 stand', '1 stand'],
      readings,
    }).action
  test('is placed by the first draw card, a joker as one', () => {
    expect(first('As')).toBe(4)
    expect(first('Jk')).toBe(4)
    expect(first('3s 9c')).toBe(6)
    expect(first('Qs')).toBe(1)
  })
  test('counted from the house dealer’s left as the later games of the filing do', () => {
    expect(first('As', { buttonFrom: 'house-dealers-left' })).toBe(1)
  })
})

test('the collection is kept when a wager finds no cover', () => {
  const result = play({
    schedule: 'stars-rates/37',
    bank: { seat: 1, wager: 4000 },
    wagers: [base(2, 4000), base(3, 4000)],
    cards: { 2: 'Tc 9c', 3: 'Td 9d', bank: 'Ks Ad' },
    moves: ['2 stand', '3 stand'],
  })
  expect(lines(result)).toEqual(['2 base lose -4000', '3 base no-action 0'])
  expect(result.net).toEqual({ 1: 3800, 2: -4050, 3: -50 })
})

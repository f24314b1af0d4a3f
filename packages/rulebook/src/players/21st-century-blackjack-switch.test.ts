import { describe, expect, test } from 'vitest'
import { counts } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const table = await tableOf('players/21st-century-blackjack-switch')

const both = (seat: number, amount = 1000) => [
  { seat, on: 'base', hand: 1, amount },
  { seat, on: 'base', hand: 2, amount },
]

test('cards go to the first hand, the second, the first, the second', () => {
  const { hands } = table.play({
    wagers: both(2),
    cards: { 2: 'Ks 9d Qh Tc', bank: 'Td 8c' },
    moves: ['2.1 stand', '2.2 stand'],
  })
  expect(hands).toEqual({
    '2.1': { cards: 'Ks Qh', is: counts(20) },
    '2.2': { cards: '9d Tc', is: counts(19) },
    bank: { cards: 'Td 8c', is: counts(18) },
  })
})

test('both hands are wagered on, and only by the seated player', () => {
  const cards = { 2: 'Ks 9d Qh Tc', bank: 'Td 8c' }
  expect(table.refusal({ wagers: both(2).slice(1), cards })).toContain('wager-on-each-hand Game wager 2')
  const backLine = [...both(2), { seat: 2, by: 'Kim', on: 'base', hand: 1, amount: 500 }]
  expect(table.refusal({ wagers: backLine, cards })).toContain('004:1486')
})

describe('the switch', () => {
  const cards = { 2: 'Ks 6d 5h Ac 9s', bank: 'Tc 9d' }
  test('exchanges the second cards; king and ace are then 21½ and no Natural', () => {
    const result = table.play({ wagers: both(2), cards, moves: ['2 switch', '2 hit', '2 stand'] })
    expect(result.hands).toMatchObject({
      '2.1': { cards: 'Ks Ac', is: counts(21.5) },
      '2.2': { cards: '6d 5h 9s' },
    })
    expect(lines(result)).toEqual(['2 base.1 win 1000', '2 base.2 win 1000'])
  })
  test('is declined by silence', () => {
    const result = table.play({
      wagers: both(2),
      cards: { 2: 'Ks 6d 5h Ac', bank: 'Tc 9d' },
      moves: ['2.1 stand', '2.2 stand'],
    })
    expect(lines(result)).toEqual(['2 base.1 lose -1000', '2 base.2 lose -1000'])
  })
  test('switched 21½ pushes against 21 and 22, loses to a Natural, wins against 23', () => {
    const against = (bank: string) => {
      const moves = ['2 switch', '2.2 hit', '2.2 stand']
      const result = table.play({ wagers: both(2), cards: { ...cards, bank }, moves })
      return [lines(result)[0], ruleOf(result, 2, 'base')]
    }
    expect(against('Tc 6d 5d')).toEqual(['2 base.1 push 0', '004:1694-1695'])
    expect(against('Tc 6d 6h')).toEqual(['2 base.1 push 0', '004:1694-1695'])
    expect(against('Kc Ad')).toEqual(['2 base.1 lose -1000', '004:1694'])
    expect(against('Tc 6d 7d')[0]).toBe('2 base.1 win 1000')
  })
})

test('22 of the player-dealer pushes every hand but a Natural', () => {
  const round = { wagers: both(2), cards: { 2: 'As 9d Kh Tc', bank: 'Td 6c 6h' }, moves: ['2.2 stand'] }
  expect(lines(table.play(round))).toEqual(['2 base.1 win 1000', '2 base.2 push 0'])
  const pushes = { ...round, readings: { naturalAgainst22: 'pushes' } }
  expect(lines(table.play(pushes))).toEqual(['2 base.1 push 0', '2 base.2 push 0'])
})

test('two Naturals need no further card, unless 22 would push them', () => {
  const two = { wagers: both(2), cards: { 2: 'As Ad Kh Tc', bank: 'Td 6c' } }
  expect(lines(table.play(two))).toEqual(['2 base.1 win 1000', '2 base.2 win 1000'])
  const pushes = {
    ...two,
    cards: { ...two.cards, bank: 'Td 6c 6h' },
    readings: { naturalAgainst22: 'pushes' },
  }
  expect(lines(table.play(pushes))).toEqual(['2 base.1 push 0', '2 base.2 push 0'])
})

test('7-8-9 of one suit saves a hand that is over and closer, and no other', () => {
  const result = table.play({
    wagers: [...both(2), ...both(3)],
    cards: { 2: 'Ts Th 6d 6c 7c 8d', 3: 'Js Jh 6s 2d 9c', bank: '7h 8h 9h' },
    moves: ['2.1 hit', '2.2 hit', '3.1 hit', '3.2 stand'],
  })
  expect(lines(result)).toEqual([
    '3 base.1 lose -1000',
    '3 base.2 win 1000',
    '2 base.1 push 0',
    '2 base.2 lose -1000',
  ])
})

describe('splits', () => {
  test('the left hand is played out before the next gets its card; hands are numbered as they lie', () => {
    const result = table.play({
      wagers: both(2),
      cards: { 2: '8s Tc 8h 9d 3c Td 8d 2s 9s Kh', bank: 'Tc 7d' },
      moves: ['2.1 split', '2.1 double', '2.2 split', '2.2 double 500', '2.3 stand', '2.4 stand'],
    })
    expect(result.hands).toMatchObject({
      '2.1': { cards: '8s 3c Td' },
      '2.2': { cards: '8h 2s 9s' },
      '2.3': { cards: '8d Kh' },
      '2.4': { cards: 'Tc 9d' },
    })
    expect(lines(result)).toEqual([
      '2 base.1 win 1000',
      '2 double.1 win 1000',
      '2 split.2 win 1000',
      '2 double.2 win 500',
      '2 split.3 win 1000',
      '2 base.4 win 1000',
    ])
  })
  test('aces are split once, get one card each, and make no Natural', () => {
    const result = table.play({
      wagers: both(2),
      cards: { 2: 'As Ts Ah 9d Kc Ad', bank: 'Td 8c' },
      moves: ['2.1 split', '2.3 stand'],
    })
    expect(lines(result)).toEqual(['2 base.1 win 1000', '2 split.2 lose -1000', '2 base.3 win 1000'])
  })
  test('unlike tens are split by value, or by its reading only of one rank', () => {
    const round = {
      wagers: both(2),
      cards: { 2: 'Ks Ts Qh 9d 9c 8c', bank: 'Td 8c' },
      moves: ['2.1 split', '2.1 stand', '2.2 stand', '2.3 stand'],
    }
    expect(lines(table.play(round))).toEqual(['2 base.1 win 1000', '2 split.2 push 0', '2 base.3 win 1000'])
    expect(table.refusal({ ...round, readings: { splitTens: 'same-rank' } })).toContain('may-not split')
  })
})

describe('insurance', () => {
  const wagers = [...both(2), ...both(3)]
  const cards = { 2: 'Ks 9d Qh Tc', 3: 'As 9s Kh 8c', bank: 'Ad Kc' }
  test('is offered on every hand before the check; a Natural ends the round', () => {
    const result = table.play({ wagers, cards, moves: ['3.1 insure 500', '2.2 insure 100'] })
    expect(lines(result)).toEqual([
      '3 base.1 push 0',
      '3 insurance.1 push 0',
      '3 base.2 lose -1000',
      '2 base.1 lose -1000',
      '2 base.2 lose -1000',
      '2 insurance.2 win 200',
    ])
  })
  test('is half the wager at most', () => {
    expect(table.refusal({ wagers, cards, moves: ['2.1 insure 501'] })).toContain('1 500')
  })
  test('the house dealer neither checks nor offers insurance under a ten', () => {
    const round = { wagers: both(2), cards: { 2: '5s 9d 6h Tc Kd', bank: 'Kc Ad' } }
    const result = table.play({ ...round, moves: ['2.1 double', '2.2 stand'] })
    expect(lines(result)).toEqual(['2 base.1 lose -1000', '2 double.1 lose -1000', '2 base.2 lose -1000'])
    expect(table.refusal({ ...round, moves: ['2.1 insure 500'] })).toContain('may-not insure')
  })
})

describe('Super Match', () => {
  const match = (cards: string, decks: number) => {
    const result = table.play({
      wagers: [...both(2), { seat: 2, on: 'super-match', amount: 100 }],
      decks,
      cards: { 2: cards, bank: 'Td 9c' },
      moves: ['2.1 stand', '2.2 stand'],
    })
    return lines(result)[0]
  }
  test.each([
    ['Ks Kh Kd Kc', 4000, 5000],
    ['Ks 5d Kh 8c', 100, 100],
    ['Ks Kh 5d 5c', 800, 700],
    ['Ks Kh Kd 5c', 500, 500],
    ['Ks Qh Jd 5c', -100, -100],
  ])('%s pays by the decks', (cards, six, eight) => {
    expect(match(cards, 6)).toBe(`2 super-match ${six > 0 ? 'win' : 'lose'} ${six}`)
    expect(match(cards, 8)).toBe(`2 super-match ${eight > 0 ? 'win' : 'lose'} ${eight}`)
  })
  test('has no table for seven decks', () => {
    expect(() => match('Ks Qh Jd 5c', 7)).toThrow('no-pay-table-for-decks')
  })
  test('is settled before anything else, from the house dealer’s right', () => {
    const result = table.play({
      bank: { seat: 1, wager: 1600 },
      wagers: [...both(2), ...both(5), ...[2, 5].map(seat => ({ seat, on: 'super-match', amount: 100 }))],
      cards: { 2: 'Ks Kh 5d 5c', 5: 'Qs 9h Qd 9c', bank: 'Td 9d' },
      moves: ['2.1 stand', '2.2 stand', '5.1 stand', '5.2 stand'],
    })
    expect(lines(result)).toEqual([
      '5 super-match win 700',
      '2 super-match win 700',
      '5 base.1 win 200',
      '5 base.2 no-action 0',
      '2 base.1 no-action 0',
      '2 base.2 no-action 0',
    ])
    expect(result.net).toEqual({ 1: -1600, 2: 700, 5: 900 })
  })
})

test('refused moves', () => {
  const refused = (cards: string, ...moves: string[]) =>
    table.refusal({ wagers: both(2), cards: { 2: cards, bank: 'Td 8c' }, moves })
  expect(refused('5s Kd 6h Tc', '2.1 stand')).toContain('may-not stand')
  expect(refused('Ts Kd 6h Tc', '2.1 surrender')).toContain('may-not surrender')
  expect(refused('5s Kd 6h Tc', '2.1 double 1001')).toContain('1 1000')
  expect(refused('5s Kd 6h Tc', '2.2 stand')).toContain('not-to-act 2.2 2.1')
  expect(refused('As Kd Kh Tc 5c', '2.1 hit')).toContain('not-to-act 2.1 2.2')
})

test('Super Match with seven decks pays as the room decides', () => {
  const round = {
    decks: 7,
    wagers: [...both(2), { seat: 2, on: 'super-match', amount: 100 }],
    cards: { 2: 'Ks Kh 5d 5c', bank: 'Td 9c' },
    moves: ['2.1 stand', '2.2 stand'],
  }
  const paid = (reading: string) =>
    lines(table.play({ ...round, readings: { superMatchSevenDecks: reading } }))[0]
  expect([paid('as-six'), paid('as-eight')]).toEqual(['2 super-match win 800', '2 super-match win 700'])
})

test('the limits of the table do not bind the Super Match (004:1876-1877)', () => {
  const round = { cards: { 2: 'Ks 9d Qh Tc', bank: 'Td 8c' }, moves: ['2.1 stand', '2.2 stand'] }
  const superMatch = { seat: 2, on: 'super-match', amount: 500 }
  const { net } = table.play({ ...round, schedule: 'own/2', wagers: [...both(2), superMatch] })
  expect(net).toEqual({ 1: -1700, 2: 1300 })
})

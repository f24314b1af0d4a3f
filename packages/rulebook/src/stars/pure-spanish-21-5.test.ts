import { describe, expect, test } from 'vitest'
import { softly } from '../testing/hand.ts'
import { lines, ruleOf, tableOf } from '../testing/table.ts'

const { play, refusal } = await tableOf('stars/pure-spanish-21-5')
const base = (seat: number, amount = 1000) => ({ seat, on: 'base', amount })

test('deals no tens', () => {
  expect(refusal({ wagers: [base(2)], cards: { 2: 'Tc 9c', bank: '9s 8d' } })).toContain('Tc')
})

test('the player wins natural against natural and 21 against 21; other equal totals push', () => {
  const naturals = { wagers: [base(2)], cards: { 2: 'As Kd', bank: 'Qh Ad' } }
  expect(lines(play(naturals))).toEqual(['2 base win 1200'])
  expect(lines(play({ ...naturals, readings: { naturalAgainstNatural: '1:1' } }))).toEqual([
    '2 base win 1000',
  ])
  const equal = (cards: string, bank: string, ...moves: string[]) =>
    play({ wagers: [base(2)], cards: { 2: cards, bank }, moves })
  const twentyOne = equal('7s 7d 7h', '9s 3d 9h', '2 hit')
  expect(lines(twentyOne)).toEqual(['2 base win 1000'])
  expect(ruleOf(twentyOne, 2, 'base')).toBe('003:1560')
  expect(lines(equal('9s 9d', '9h 9c', '2 stand'))).toEqual(['2 base push 0'])
})

test('no hand must take a card, and hard 17 must stand', () => {
  const low = play({ wagers: [base(2)], cards: { 2: '2s 3d', bank: '9h 8c' }, moves: ['2 stand'] })
  expect(lines(low)).toEqual(['2 base lose -1000'])
  const seventeen = { wagers: [base(2)], cards: { 2: 'Ks 7d 2c', bank: '9h 8c' } }
  expect(refusal({ ...seventeen, moves: ['2 hit'] })).toContain('may-not hit 2 stand, surrender')
  expect(refusal({ ...seventeen, moves: ['2 double'] })).toContain('may-not double')
  const doubled = { ...seventeen, readings: { doubleOnMustStand: 'yes' }, moves: ['2 double', '2 stand'] }
  expect(play(doubled).net).toEqual({ 1: -2000, 2: 2000 })
})

describe('doubling', () => {
  const round = (cards: string, ...moves: string[]) =>
    lines(play({ wagers: [base(2)], cards: { 2: cards, bank: '9h 9c' }, moves }))
  test('once, twice, three times, then stand', () => {
    expect(round('2s 3d 2h 3s 4c', '2 double', '2 redouble', '2 redouble', '2 stand')).toEqual([
      '2 base lose -1000',
      '2 double.1 lose -1000',
      '2 double.1 lose -2000',
      '2 double.1 lose -4000',
    ])
    expect(round('6s 4d Ah', '2 double', '2 stand')).toEqual(['2 base win 1000', '2 double.1 win 1000'])
  })
  test('rescue takes back the last doubled portion', () => {
    expect(round('2s 3d 2h 3s 4c', '2 double', '2 redouble', '2 redouble', '2 rescue')).toEqual([
      '2 base lose -1000',
      '2 double.1 lose -1000',
      '2 double.1 lose -2000',
      '2 double.1 withdrawn 0',
    ])
    expect(round('6s 4d Kh', '2 double', '2 rescue')).toEqual(['2 base lose -1000', '2 double.1 withdrawn 0'])
  })
  test('is refused a fourth time, on hard 17 and after a bust', () => {
    const refused = (cards: string, ...moves: string[]) =>
      refusal({ wagers: [base(2)], cards: { 2: cards, bank: '9h 9c' }, moves })
    expect(refused('2s 3d 2h 3s 2c', '2 double', '2 redouble', '2 redouble', '2 redouble')).toContain(
      'may-not redouble 2 stand, rescue',
    )
    expect(refused('5s 3d 9h', '2 double', '2 redouble')).toContain('may-not redouble')
    expect(refused('Ks 3d 9h', '2 double', '2 rescue')).toContain('not-asked')
  })
  test('may be for less only where the total cannot be doubled again', () => {
    const less = {
      wagers: [base(2)],
      cards: { 2: '6s 4d Kh', bank: '9h 9c' },
      moves: ['2 double 400', '2 stand'],
    }
    expect(refusal(less)).toContain('1000 1000')
    expect(lines(play({ ...less, readings: { doubleDouble: 'not-offered' } }))).toEqual([
      '2 base win 1000',
      '2 double.1 win 400',
    ])
  })
  test('back-line bettors follow each doubling on their own', () => {
    const wagers = [base(2), { seat: 2, by: 'Kim', on: 'base', amount: 500 }]
    const moves = ['2 double', '2/Kim double', '2 redouble', '2/Kim redouble', '2 rescue']
    expect(lines(play({ wagers, cards: { 2: '2s 3d 2h 3s', bank: '9h 9c' }, moves }))).toEqual([
      '2 base lose -1000',
      '2 double.1 lose -1000',
      '2 double.1 withdrawn 0',
      '2/Kim base lose -500',
      '2/Kim double.1 lose -500',
      '2/Kim double.1 withdrawn 0',
    ])
  })
})

test('split aces take as many cards as they want, and may be split again', () => {
  const result = play({
    wagers: [base(2)],
    cards: { 2: 'As Ah Ad 5c 4c 9c 8c', bank: '9h 9c' },
    moves: ['2 split', '2 split', '2 hit', '2.1 stand', '2.2 stand', '2.3 stand'],
  })
  expect(result.hands).toMatchObject({
    '2.1': { cards: 'As 5c 4c', is: softly(20) },
    '2.2': { cards: 'Ad 9c' },
    '2.3': { cards: 'Ah 8c' },
  })
})

describe('surrender', () => {
  test('after the check; a natural of the player-dealer comes first', () => {
    const moves = ['2 surrender']
    const result = play({ wagers: [base(2)], cards: { 2: 'Kc 6h', bank: 'Kd 8s' }, moves })
    expect(lines(result)).toEqual(['2 base lose -500'])
    expect(refusal({ wagers: [base(2)], cards: { 2: 'Kc 6h', bank: 'Kd As' }, moves })).toContain('not-asked')
  })
})

describe('Match the Dealer', () => {
  const up = (cards: string, on = 'match-up', bank = '9h 8c') => {
    const wagers = [base(2), { seat: 2, on, amount: 100 }]
    return lines(play({ wagers, cards: { 2: cards, bank }, moves: ['2 stand'] }))[1]
  }
  test.each([
    ['9h 9h', 2400],
    ['9h 9c', 1500],
    ['9h 4c', 1200],
    ['9s 9c', 600],
    ['4c 9s', 300],
    ['8h 7h', -100],
  ])('%s against the nine of hearts', (cards, cents) => {
    expect(up(cards)).toBe(`2 match-up ${cents > 0 ? 'win' : 'lose'} ${cents}`)
  })
  test('goes by rank, not by value, and by the card it names', () => {
    expect(up('Kc 4h', 'match-up', 'Qh 8c')).toBe('2 match-up lose -100')
    expect(up('8c 4h', 'match-up')).toBe('2 match-up lose -100')
    expect(up('8c 4h', 'match-down')).toBe('2 match-down win 1200')
  })
  test('lives on after a natural, a bust and a surrender', () => {
    const wagers = [2, 3, 4].flatMap(seat => [base(seat), { seat, on: 'match-up', amount: 100 }])
    const result = play({
      wagers,
      cards: { 2: 'Ac Kc', 3: '9c 6c Kd', 4: '9s 7d', bank: '9h 8c' },
      moves: ['3 hit', '4 surrender'],
    })
    expect(result.net).toEqual({
      1: -200,
      2: 1100,
      3: -700,
      4: -200,
    })
  })
  test('has a pay table for eight decks only', () => {
    const round = {
      wagers: [base(2), { seat: 2, on: 'match-up', amount: 100 }],
      decks: 6,
      cards: { 2: '9s 4d', bank: '9h 8c' },
      moves: ['2 stand'],
    }
    expect(refusal(round)).toContain('no-pay-table-for-decks match-up 6')
    expect(lines(play({ ...round, readings: { matchDecks: 'any' } }))[1]).toBe('2 match-up win 300')
  })
})
